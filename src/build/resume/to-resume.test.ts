import { readLongPortfolio } from '../../content/testing/long-portfolio'
import { readPortfolio } from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { toResume } from './to-resume'

const sectionNames = (content: Content) => toResume(content).sections.map(({ name }) => name)

test("the sample's sections bear the names that recruiters' software knows", async () => {
  expect(sectionNames(await readPortfolio('data'))).toEqual([
    'Summary',
    'Work Experience',
    'Projects',
    'Education',
    'Skills',
  ])
})

test('sections with nothing to say are absent', async () => {
  expect(sectionNames(await readPortfolio('tests/portfolios/minimal/data'))).toEqual(['Summary'])
})

test('contact is shown as people write it and leads where the data says', async () => {
  const { contact } = toResume(await readPortfolio('data'))
  expect(contact.map(({ name, values: [value] }) => [name, value?.text, value?.href])).toEqual([
    ['Email', 'robin@example.com', 'mailto:robin@example.com'],
    ['Website', 'robin-sample.example.com', 'https://robin-sample.example.com/'],
    ['GitHub', 'github.example.com/robin-sample', 'https://github.example.com/robin-sample'],
    ['LinkedIn', 'linkedin.example.com/in/robin-sample', 'https://linkedin.example.com/in/robin-sample'],
  ])
})

test('without an e-mail, the contact begins with the site', async () => {
  const { contact } = toResume(await readPortfolio('tests/portfolios/minimal/data'))
  expect(contact.map(({ name }) => name)).toEqual(['Website'])
})

test('a job without a place is "Onsite", as on the site', async () => {
  const { sections } = toResume(await readPortfolio('data'))
  expect(sections[1]?.entries).toEqual([
    { title: 'Frontend Developer', date: 'Dec 2023 - Present', details: ['Sample Studio', 'Onsite'] },
  ])
})

test.each([
  [30, undefined],
  [31, '1 more project at robin-sample.example.com/projects'],
  [3000, '2970 more projects at robin-sample.example.com/projects'],
])('of %i projects the first 30 are told, and where the others are', async (count, text) => {
  const { sections } = toResume(await readLongPortfolio(1, count))
  expect(sections[2]?.entries?.map(({ title }) => title)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Project Nr. ${index}`),
  )
  const href = 'https://robin-sample.example.com/projects/'
  expect(sections[2]?.facts).toEqual(text && [{ name: 'More', values: [{ text, href }] }])
})

test('a project names its technologies as visitors read them, and only the links that it has', async () => {
  const { sections } = toResume(await readPortfolio('data'))
  expect(sections[2]?.entries?.[2]).toEqual({
    title: 'Ssayomart',
    date: 'November 8, 2024',
    text: 'A grocery shop for the phone: find it, tap it, and it is on its way.',
    facts: [
      {
        name: 'Technologies',
        values: [
          { text: 'React' },
          { text: 'TypeScript' },
          { text: 'Bootstrap' },
          { text: 'TanStack Query' },
        ],
      },
      { name: 'Live', values: [{ text: 'ssayomart.example.com', href: 'https://ssayomart.example.com/' }] },
    ],
  })
})

test('a grade has two digits at least, as on the site', async () => {
  const { sections } = toResume(await readPortfolio('tests/portfolios/full/data'))
  expect(sections[3]?.entries?.[0]?.details).toEqual(['Universidade do Exemplo', 'GPA 17.50'])
})

test.each([
  ['pt-BR', { lang: 'pt', region: 'BR' }],
  ['es-419', { lang: 'es', region: null }],
  ['zh-Hant-TW', { lang: 'zh', region: 'TW' }],
  ['en', { lang: 'en', region: null }],
])('the language %s is said as the typesetter knows it', async (language, expected) => {
  const content = await readPortfolio('data')
  expect(toResume({ ...content, site: { ...content.site, language } }).language).toEqual(expected)
})

/** What a résumé does not say: it is on the pages, or says how something is shown. */
const LEFT_OUT =
  /^(site\.(?!siteUrl)|profile\.(shortName|photo|hero\.(title|subtitle))|technologies|projects\.\d+\.(projectId|shortExplanation|goals|img|techStack|date)|skills\.|(experience|formalEducation|bootcamps)\.\d+\.(icon|\w+Id)$)|\$schema$/

/** Every text of a tree, with the path to it. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    listTexts(inner, path === '' ? name : `${path}.${name}`),
  )
}

test('a résumé says everything that the data says, but for what is named as left out', async () => {
  const content = await readPortfolio('data')
  const said = listTexts(toResume(content)).map(([, text]) => text)
  const texts = listTexts(content).filter(([path]) => !LEFT_OUT.test(path))
  const unsaid = texts.filter(
    ([, text]) => !said.some((one) => one.includes(text.replace(/^https:\/\//, ''))),
  )
  expect(unsaid).toEqual([])
  expect(texts.length).toBeGreaterThan(30)
})
