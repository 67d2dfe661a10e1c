import { formatDay } from '../../content/format-day'
import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { toTechnologyNames } from '../../content/to-technology-names'
import { readMarkdown } from './testing/read-markdown'
import { toMarkdownPages } from './to-markdown-pages'

const readPages = (content: Content) =>
  new Map(toMarkdownPages(content).map(({ path, markdown }) => [path, readMarkdown(markdown)]))

/** The words that our own pages are made of, and nothing that an owner's text could have turned into. */
const KINDS = ['root', 'heading', 'paragraph', 'text', 'break', 'list', 'listItem', 'link', 'thematicBreak']

/** A long text as the pages show it: the empty lines part its paragraphs. */
const toParagraphTexts = (text: string) => text.split(/\n\s*\n/)

test.each(WHOLE_PORTFOLIOS)(
  'every page of %s has a copy, and no text in it turned into anything else',
  async (folder) => {
    const content = await readPortfolio(folder)
    const pages = readPages(content)
    expect([...pages.keys()]).toEqual([
      '/index.md',
      '/about.md',
      '/projects.md',
      ...content.projects.map(({ projectId }) => `/projects/${projectId}.md`),
    ])
    for (const { kinds } of pages.values())
      expect([...kinds].filter((kind) => !KINDS.includes(kind))).toEqual([])
  },
)

test.each(WHOLE_PORTFOLIOS)('the projects of %s have their page word for word', async (folder) => {
  const content = await readPortfolio(folder)
  const pages = readPages(content)
  for (const project of content.projects) {
    const { projectId, title, date, description, shortExplanation, techStack, goals, liveUrl, githubUrl } =
      project
    const { blocks } = pages.get(`/projects/${projectId}.md`) ?? { blocks: [] }
    const waysOut = [...(liveUrl ? ['Live Site'] : []), ...(githubUrl ? ['GitHub'] : [])].join(' · ')
    const expected = [
      `# ${title}`,
      ...(date ? [formatDay(date, content.site.language)] : []),
      description,
      ...(waysOut ? [waysOut] : []),
      '## Short Explanation',
      ...toParagraphTexts(shortExplanation),
      ...(techStack.length > 0 ? ['## Tech Stack Used'] : []),
      ...toTechnologyNames(techStack, content).map((name) => `- ${name}`),
      ...(goals.length > 0 ? ['## Goals'] : []),
      ...goals.map((goal) => `1. ${goal}`),
    ]
    expect(blocks.slice(0, expected.length)).toEqual(expected)
    expect(blocks.at(-1)).toBe(`Page: ${content.site.siteUrl}/projects/${projectId}/`)
  }
})

test.each(WHOLE_PORTFOLIOS)(
  'the front pages of %s have all that the owner wrote for them',
  async (folder) => {
    const content = await readPortfolio(folder)
    const { profile, experience, formalEducation, bootcamps, projects } = content
    const pages = readPages(content)
    const home = pages.get('/index.md')?.blocks
    expect(home).toEqual(
      expect.arrayContaining([
        profile.hero.jobTitle,
        profile.hero.subtitle,
        ...projects.slice(0, 3).flatMap(({ title, description }) => [`### ${title}`, description]),
        ...experience.flatMap((job) => [
          `### ${job.title}`,
          `- ${job.date}`,
          `- ${job.company}`,
          `- ${job.location ?? 'Onsite'}`,
        ]),
      ]),
    )
    expect(pages.get('/about.md')?.blocks).toEqual(
      expect.arrayContaining([
        `# ${profile.name}`,
        `- Role: ${profile.hero.jobTitle}`,
        ...toParagraphTexts(profile.bio),
        ...formalEducation.flatMap(({ university, program }) => [`### ${university}`, `- ${program}`]),
        ...bootcamps.flatMap(({ name, learnedSkills }) => [
          `### ${name}`,
          ...learnedSkills.map((skill) => `- ${skill}`),
        ]),
      ]),
    )
  },
)

test('an owner with the least has pages without empty sections', async () => {
  const pages = readPages(await readPortfolio('tests/portfolios/minimal/data'))
  const footer = ['- About', '- Projects', '- Home']
  expect(pages.get('/index.md')?.blocks).toEqual([
    "# Hi, I'm Ada!",
    'Frontend Developer',
    'A lifelong learner.',
    '- Resume',
    '## Projects',
    'The first issue is still on the drawing board. Come back soon!',
    ...footer,
    'Page: https://ada.example.com/',
  ])
  expect(pages.get('/about.md')?.blocks).toEqual([
    '# Ada Example',
    '- Role: Frontend Developer',
    'I build websites.',
    '- Resume',
    '- Contact card',
    ...footer,
    'Page: https://ada.example.com/about/',
  ])
})

test('hostile texts come back letter by letter, in headings, links, items and paragraphs', async () => {
  const pages = readPages(await readHostileInFolder())
  const { blocks = [], links } = pages.get('/projects/quadrinhos.md') ?? {}
  expect(blocks.filter((block) => block === HOSTILE_TEXT)).toHaveLength(1)
  expect(blocks).toEqual(
    expect.arrayContaining([`# ${HOSTILE_TEXT}`, `1. ${HOSTILE_TEXT}`, ...HOSTILE_TEXT.split('\n\n')]),
  )
  expect(links?.[HOSTILE_TEXT]).toBe('https://ada.example.com/portfolio/projects/2048-clone.md')
  expect(pages.get('/about.md')?.blocks[1]).toBe(`- Role: ${HOSTILE_TEXT}`)
  expect(pages.get('/index.md')?.blocks[0]).toBe(`# Olá, eu sou ${HOSTILE_TEXT}!`)
  expect(pages.get('/projects.md')?.blocks).toContain(`## ${HOSTILE_TEXT}`)
})

test('links lead to the other copies with the folder, and to what the owner linked', async () => {
  const pages = readPages(inFolder(await readPortfolio('tests/portfolios/full/data')))
  expect(pages.get('/index.md')?.links).toMatchObject({
    'Mail me': 'mailto:zoe.uebung+site@example.com',
    Resume: 'https://example.com/curriculo.pdf',
    'All 4 projects': 'https://ada.example.com/portfolio/projects.md',
    Quadrinhos: 'https://ada.example.com/portfolio/projects/quadrinhos.md',
    'Live Site': 'https://tea.example.com',
    'https://ada.example.com/portfolio/': 'https://ada.example.com/portfolio/',
  })
  expect(pages.get('/projects/2048-clone.md')?.blocks).toEqual(
    expect.arrayContaining([
      '- Previous issue: Quadrinhos',
      '- Next issue: Tea timer 🍵',
      '- Back to all projects',
    ]),
  )
})

test('the same content gives the same bytes', async () => {
  const content = await readPortfolio('tests/portfolios/hostile/data')
  expect(toMarkdownPages(content)).toEqual(toMarkdownPages(content))
})
