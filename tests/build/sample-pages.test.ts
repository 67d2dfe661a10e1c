import { findAttribute } from '../../src/build/publish/html-tree'
import { keyOfPicture } from '../key-of-picture'
import { findAll, readPage, textOf, type PublishedPage } from './published-page'

const read = (file: string) => readPage('dist', file)

const textsOf = (page: PublishedPage, tagName: string) => findAll(page, tagName).map(textOf)

const hrefsOf = (page: PublishedPage) => findAll(page, 'a').map((link) => findAttribute(link, 'href'))

const mainOf = (page: PublishedPage) => findAll(page, 'main').map(textOf).join()

const PAGES = [
  ['index.html', 'Robin Sample – Frontend Developer', 'Home', 'page'],
  ['about/index.html', 'About – Robin Sample', 'About', 'page'],
  ['projects/index.html', 'Projects – Robin Sample', 'Projects', 'page'],
  ['projects/seek-your-job/index.html', 'Seek Your Job – Robin Sample', 'Projects', 'true'],
  ['projects/binar-car-rental/index.html', 'Binar Car Rental – Robin Sample', 'Projects', 'true'],
  ['projects/ssayomart/index.html', 'Ssayomart – Robin Sample', 'Projects', 'true'],
  ['404.html', 'Unexpected Application Error! – Robin Sample', undefined, undefined],
  ['projects/404.html', 'Project not found! – Robin Sample', 'Projects', 'true'],
] as const

describe.each(PAGES)('§2 Layout of %s', (file, title, currentName, current) => {
  const page = read(file)
  const mainNav = findAll(page, 'nav').at(0)
  const footerNav = findAll(page, 'nav').at(-1)

  test('has its title and its language', () => {
    expect(textsOf(page, 'title')).toEqual([title])
    expect(findAll(page, 'html').map((root) => findAttribute(root, 'lang'))).toEqual(['en'])
  })

  test('leads to Home, Projects and About in the header, and marks the current one', () => {
    expect(mainNav && textOf(mainNav)).toBe('Home Projects About')
    const marked = findAll(page, 'a').filter((link) => findAttribute(link, 'aria-current'))
    expect(marked.map((link) => [textOf(link), findAttribute(link, 'aria-current')])).toEqual(
      currentName ? [[currentName, current]] : [],
    )
  })

  test('has the toggle with both its names, the footer links and the copyright line', () => {
    expect(textsOf(page, 'button')).toEqual(['Switch to dark modeSwitch to light mode'])
    expect(footerNav && textOf(footerNav)).toBe('About Projects Home')
    expect(textsOf(page, 'footer').join()).toMatch(/© \d{4} Robin Sample$/)
  })
})

describe('§2 Home', () => {
  const page = read('index.html')

  test('greets with the short name and says job, subtitle, and how to reach the owner', () => {
    expect(textsOf(page, 'h1')).toEqual(["Hi, I'm Robin!"])
    expect(mainOf(page)).toContain('Frontend Developer')
    expect(mainOf(page)).toMatch(/lifelong learner and anime fan/)
    expect(hrefsOf(page)).toContain('mailto:robin@example.com')
    expect(mainOf(page)).toMatch(/GitHub \(opens in a new tab\) LinkedIn \(opens in a new tab\)/)
  })

  test('§9 shows the first three projects, then the work experience', () => {
    expect(textsOf(page, 'h2')).toEqual(['Projects', 'Work Experience'])
    expect(textsOf(page, 'h3').slice(0, 3)).toEqual(['Seek Your Job', 'Binar Car Rental', 'Ssayomart'])
  })

  test('§3 shows the one experience, which is onsite for want of another place', () => {
    expect(mainOf(page)).toMatch(/Dec 2023 - Present Frontend Developer Sample Studio Onsite$/)
  })
})

test('§9 Home shows at most three projects, and /projects shows all four', () => {
  const full = (file: string) => textsOf(readPage('.test-sites/full', file), 'article').length
  expect([full('index.html'), full('projects/index.html')]).toEqual([3, 4])
})

describe('§2 About', () => {
  const page = read('about/index.html')

  test('has the name, the resume in a new tab, and the photo', () => {
    expect(textsOf(page, 'h1')).toEqual(['Robin Sample'])
    const resume = findAll(page, 'a').find((link) => textOf(link).startsWith('Resume'))
    expect(resume?.attrs.map(({ name, value }) => `${name}=${value}`)).toEqual(
      expect.arrayContaining(['href=/resume.pdf', 'target=_blank', 'rel=noreferrer']),
    )
    expect(findAll(page, 'img').length).toBe(1)
  })

  test('has the contact card, in the same tab', () => {
    const card = findAll(page, 'a').find((link) => textOf(link) === 'Contact card')
    expect(card && [findAttribute(card, 'href'), findAttribute(card, 'target')]).toEqual([
      '/contact.vcf',
      undefined,
    ])
  })

  test('lists the tech stack and the tools', () => {
    expect(mainOf(page)).toMatch(
      /Tech Stack Powers React JavaScript TypeScript Bootstrap Tailwind CSS TanStack Query Developer Tools Gadgets GitHub/,
    )
  })

  test('§3 tells the education, spelled as the owner spells it', () => {
    expect(mainOf(page)).toMatch(
      /September 2018 - Agustus 2023 .* Bachelor's Degree in Information Systems GPA: 3\.08/,
    )
    expect(mainOf(page)).toMatch(
      /July 2023 - November 2023 Frontend engineer bootcamp React JavaScript Bootstrap Redux Github Certificate/,
    )
    expect(mainOf(page)).toMatch(
      /July 2024 - October 2024 Fullstack MERN bootcamp TypeScript React Tanstack Query Tailwind CSS MongoDB Express Docker Certificate/,
    )
  })
})

describe('§2 Projects', () => {
  const page = read('projects/index.html')

  test('has its title, its line, and all three projects', () => {
    expect(mainOf(page)).toMatch(/^Projects .*Showcase of my works on web development/)
    expect(textsOf(page, 'h2')).toEqual(['Seek Your Job', 'Binar Car Rental', 'Ssayomart'])
  })
})

describe.each([
  ['seek-your-job', 'Seek Your Job', ['Live Site', 'GitHub'], ['Next issue Binar Car Rental']],
  [
    'binar-car-rental',
    'Binar Car Rental',
    ['Live Site', 'GitHub'],
    ['Previous issue Seek Your Job', 'Next issue Ssayomart'],
  ],
  ['ssayomart', 'Ssayomart', ['Live Site'], ['Previous issue Binar Car Rental']],
])('§2 Project detail of %s', (projectId, title, links, neighbours) => {
  const page = read(`projects/${projectId}/index.html`)

  test('shows picture, title, explanation, technologies and goals', () => {
    expect(textsOf(page, 'h1')).toEqual([title])
    expect(textsOf(page, 'h2')).toEqual(['Short Explanation', 'Tech Stack Used', 'Goals'])
    expect(findAll(page, 'img').length).toBe(1 + neighbours.length)
  })

  test('ends with the issues before and after, in the order of the list, and the way back to it', () => {
    const ways = findAll(page, 'nav').find((nav) => findAttribute(nav, 'aria-label') === 'Projects')
    expect(ways && textOf(ways)).toBe([...neighbours, 'Back to all projects'].join(' '))
  })

  test('§7 has a button for each link that exists, in a new tab', () => {
    const outside = findAll(page, 'a').filter((link) => findAttribute(link, 'target') === '_blank')
    expect(outside.map(textOf)).toEqual(links.map((name) => `${name} of ${title} (opens in a new tab)`))
    expect(outside.map((link) => findAttribute(link, 'rel'))).toEqual(links.map(() => 'noreferrer'))
  })
})

describe('§8 Error catalogue', () => {
  test('an unknown project has a page that says so and leads back', () => {
    const page = read('projects/404.html')
    expect(textsOf(page, 'h1')).toEqual(['Project not found!'])
    expect(mainOf(page)).toContain('Back to all projects')
  })

  test('any other unknown path has a page that says so and leads back', () => {
    const page = read('404.html')
    expect(mainOf(page)).toMatch(/^Unexpected Application Error! .*404 Not Found .* Back to the home page$/)
  })
})

describe('an owner with nothing to show', () => {
  test('gets the résumé that is made and a drawn somebody, and no way to write to nobody', () => {
    const home = readPage('.test-sites/minimal', 'index.html')
    const key = keyOfPicture('art/placeholder-portrait.png')
    expect(hrefsOf(home)).toContain('/resume.pdf')
    expect(hrefsOf(home).filter((href) => href?.startsWith('mailto:'))).toEqual([])
    for (const page of [home, readPage('.test-sites/minimal', 'about/index.html')])
      expect(
        findAll(page, 'img').map((image) => [findAttribute(image, 'alt'), findAttribute(image, 'src')]),
      ).toEqual([['', expect.stringContaining(`/${key}-`)]])
  })

  test('gets a kind word in place of the projects, and no empty sections', () => {
    const home = readPage('.test-sites/minimal', 'index.html')
    expect(mainOf(home)).toMatch(/Projects In this issue The first issue is still on the drawing board/)
    expect(textsOf(home, 'h2')).toEqual(['Projects'])
    expect(textsOf(readPage('.test-sites/minimal', 'about/index.html'), 'h2')).toEqual([])
  })
})
