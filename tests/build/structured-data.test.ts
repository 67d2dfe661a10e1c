import { resolve } from 'node:path'
import { findAttribute } from '../../src/build/publish/html-tree'
import { keptSite } from './build-site'
import { findAll, readPage } from './published-page'

type Facts = { '@type': string } & Record<string, unknown>

/** What a page says to search engines: its things, by their types. */
function readGraph(site: string, file: string): Record<string, Facts> {
  const scripts = findAll(readPage(site, file), 'script').filter(
    (script) => findAttribute(script, 'type') === 'application/ld+json',
  )
  expect(scripts.length).toBe(1)
  const [text] = scripts[0]?.childNodes ?? []
  const read = JSON.parse(text && 'value' in text ? text.value : '') as { '@graph': Facts[] }
  expect(read).toEqual({ '@context': 'https://schema.org', '@graph': expect.any(Array) as Facts[] })
  return Object.fromEntries(read['@graph'].map((thing) => [thing['@type'], thing]))
}

const SAMPLE = resolve('dist')
const ROBIN = 'https://robin-sample.example.com'

test.each(['index.html', 'about/index.html'])(
  '%s is a profile page of the owner, with their facts',
  (file) => {
    const { ProfilePage, Person } = readGraph(SAMPLE, file)
    expect(ProfilePage).toEqual({
      '@type': 'ProfilePage',
      '@id': `${ROBIN}/${file.replace('index.html', '')}`,
      url: `${ROBIN}/${file.replace('index.html', '')}`,
      name: 'Robin Sample',
      inLanguage: 'en',
      mainEntity: { '@id': `${ROBIN}/#owner` },
    })
    expect(Person).toEqual({
      '@type': 'Person',
      '@id': `${ROBIN}/#owner`,
      name: 'Robin Sample',
      alternateName: 'Robin',
      url: `${ROBIN}/`,
      image: expect.stringMatching(/^https:\/\/robin-sample\.example\.com\/static\/.+\.jpg$/) as string,
      jobTitle: 'Frontend Developer',
      description: expect.stringContaining('I am a frontend developer') as string,
      email: 'robin@example.com',
      sameAs: ['https://github.example.com/robin-sample', 'https://linkedin.example.com/in/robin-sample'],
      knowsAbout: [
        'React',
        'JavaScript',
        'TypeScript',
        'Bootstrap',
        'Tailwind CSS',
        'TanStack Query',
        'GitHub',
      ],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Sample University' }],
      hasCredential: expect.any(Array) as unknown[],
    })
  },
)

test('a project whose source can be seen is source code, by the owner, with its day', () => {
  const { SoftwareSourceCode, BreadcrumbList } = readGraph(SAMPLE, 'projects/seek-your-job/index.html')
  expect(SoftwareSourceCode).toMatchObject({
    name: 'Seek Your Job',
    url: `${ROBIN}/projects/seek-your-job/`,
    image: `${ROBIN}/social-cards/projects/seek-your-job.png`,
    datePublished: '2024-06-14',
    keywords: ['React', 'TypeScript', 'Tailwind CSS', 'TanStack Query'],
    codeRepository: 'https://github.example.com/robin-sample/seek-your-job',
    sameAs: 'https://seek-your-job.example.com/',
    creator: { '@type': 'Person', '@id': `${ROBIN}/#owner`, name: 'Robin Sample' },
  })
  expect(BreadcrumbList).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ROBIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Projects', item: `${ROBIN}/projects/` },
      { '@type': 'ListItem', position: 3, name: 'Seek Your Job', item: `${ROBIN}/projects/seek-your-job/` },
    ],
  })
})

test('a project without public source is a creative work, and says nothing of a repository or a day', () => {
  const { CreativeWork } = readGraph(SAMPLE, 'projects/ssayomart/index.html')
  expect(CreativeWork).not.toHaveProperty('codeRepository')
  const undated = readGraph(SAMPLE, 'projects/binar-car-rental/index.html')['SoftwareSourceCode']
  expect(undated).not.toHaveProperty('datePublished')
})

test('the owner with the least says the least', () => {
  expect(readGraph(keptSite('minimal'), 'index.html')['Person']).toEqual({
    '@type': 'Person',
    '@id': 'https://ada.example.com/#owner',
    name: 'Ada Example',
    alternateName: 'Ada',
    url: 'https://ada.example.com/',
    jobTitle: 'Frontend Developer',
    description: 'I build websites.',
  })
})

test('no text of the hostile owner breaks out of its script, and every one comes back as it is', () => {
  const nasty = `</script><script>alert(1)</script> "quotes" 'single' {{ mustache }} ]]> <!-- comment --> &amp; &lt; \${x} \\ \\n \`tick\` %s <img src=x onerror=alert(1)>`
  const { Person } = readGraph(keptSite('hostile'), 'index.html')
  expect(Person).toMatchObject({ alternateName: '</script>{{x}}', jobTitle: nasty })
  expect(readGraph(keptSite('hostile'), 'projects/nasty/index.html')['CreativeWork']).toMatchObject({
    name: nasty,
    description: `${nasty}\n\t${nasty}`,
  })
})
