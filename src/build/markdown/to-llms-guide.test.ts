import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { readMarkdown } from './testing/read-markdown'
import { toLlmsGuide } from './to-llms-guide'

const withOutputs = (content: Content, outputs: Content['site']['outputs']): Content => ({
  ...content,
  site: { ...content.site, outputs },
})

test.each(WHOLE_PORTFOLIOS)(
  'the guide of %s names the owner, every page and every project',
  async (folder) => {
    const content = await readPortfolio(folder)
    const { site, profile, projects } = content
    const { blocks, kinds } = readMarkdown(toLlmsGuide(content))
    const pages = [
      `# ${profile.name}`,
      `> ${site.description}`,
      '## Pages',
      `- Home: ${site.description}`,
      `- About: ${profile.bio.replace(/\s*\n\s*/g, ' ')}`,
      '- Projects: Showcase of my works on web development',
      ...(projects.length > 0 ? ['## Projects'] : []),
      ...projects.map(({ title, description }) => `- ${title}: ${description}`),
      '## Optional',
    ]
    expect(blocks.slice(0, pages.length)).toEqual(pages)
    expect([...kinds].sort()).toEqual(
      ['blockquote', 'heading', 'link', 'list', 'listItem', 'paragraph', 'root', 'text'].sort(),
    )
  },
)

test('links lead to the Markdown copies, or to the pages when there are no copies, always with the folder', async () => {
  const content = inFolder(await readPortfolio('data'))
  expect(readMarkdown(toLlmsGuide(content)).links).toEqual({
    Home: 'https://ada.example.com/portfolio/index.md',
    About: 'https://ada.example.com/portfolio/about.md',
    Projects: 'https://ada.example.com/portfolio/projects.md',
    'Seek Your Job': 'https://ada.example.com/portfolio/projects/seek-your-job.md',
    'Binar Car Rental': 'https://ada.example.com/portfolio/projects/binar-car-rental.md',
    Ssayomart: 'https://ada.example.com/portfolio/projects/ssayomart.md',
    Résumé: 'https://ada.example.com/portfolio/resume.pdf',
    'Résumé as JSON Resume': 'https://ada.example.com/portfolio/resume.json',
    'Contact as vCard': 'https://ada.example.com/portfolio/contact.vcf',
    'Projects as Atom feed': 'https://ada.example.com/portfolio/feed.xml',
  })
  const { links } = readMarkdown(toLlmsGuide(withOutputs(content, { markdown: false })))
  expect([links['Home'], links['Seek Your Job']]).toEqual([
    'https://ada.example.com/portfolio/',
    'https://ada.example.com/portfolio/projects/seek-your-job/',
  ])
})

test('what is switched off or cannot be made is not named', async () => {
  const content = await readPortfolio('data')
  const optional = (changed: Content) => {
    const { blocks } = readMarkdown(toLlmsGuide(changed))
    return blocks.includes('## Optional') ? blocks.slice(blocks.indexOf('## Optional') + 1) : []
  }
  const off = { resumePdf: false, resumeJson: false, contactCard: false, feed: false }
  expect(optional(withOutputs(content, off))).toEqual([])
  expect(optional(withOutputs(content, { ...off, feed: true }))).toEqual(['- Projects as Atom feed'])
  const own = { ...content, profile: { ...content.profile, resumeUrl: 'https://example.com/mine.pdf' } }
  expect(readMarkdown(toLlmsGuide(own)).links['Résumé']).toBe('https://example.com/mine.pdf')
  expect(optional(await readPortfolio('tests/portfolios/minimal/data'))).not.toContain(
    '- Projects as Atom feed',
  )
})

test('a hostile text is one line and has its letters, for readers of this format go line by line', async () => {
  const guide = toLlmsGuide(await readHostileInFolder())
  const line = HOSTILE_TEXT.replace(/\n+/g, ' ')
  const { blocks } = readMarkdown(guide)
  expect(blocks[0]).toBe(`# ${line}`)
  expect(blocks.filter((block) => block === `- ${line}: ${line}`)).toHaveLength(4)
  expect(guide.split('\n').filter((text) => text !== '')).toHaveLength(blocks.length)
})
