import { checkContent } from '../../content/check-content'
import type { Content } from '../../content/to-content'
import { toResume } from './to-resume'

async function readOwner(folder: string): Promise<Content> {
  const { content } = await checkContent(folder)
  if (!content) throw new Error(`${folder} has problems.`)
  return content
}

const sectionNames = (content: Content) => toResume(content).sections.map(({ name }) => name)

test("the sample's sections bear the names that recruiters' software knows", async () => {
  expect(sectionNames(await readOwner('data'))).toEqual([
    'Summary',
    'Work Experience',
    'Projects',
    'Education',
    'Skills',
  ])
})

test('sections with nothing to say are absent', async () => {
  expect(sectionNames(await readOwner('tests/portfolios/minimal/data'))).toEqual(['Summary'])
})

test('contact is shown as people write it and leads where the data says', async () => {
  const { contact } = toResume(await readOwner('data'))
  expect(contact.map(({ name, values: [value] }) => [name, value?.text, value?.href])).toEqual([
    ['Email', 'robin@example.com', 'mailto:robin@example.com'],
    ['Website', 'robin-sample.example.com', 'https://robin-sample.example.com'],
    ['GitHub', 'github.example.com/robin-sample', 'https://github.example.com/robin-sample'],
    ['LinkedIn', 'linkedin.example.com/in/robin-sample', 'https://linkedin.example.com/in/robin-sample'],
  ])
})

test('without an e-mail, the contact begins with the site', async () => {
  const { contact } = toResume(await readOwner('tests/portfolios/minimal/data'))
  expect(contact.map(({ name }) => name)).toEqual(['Website'])
})

test('a job without a place is "Onsite", as on the site', async () => {
  const { sections } = toResume(await readOwner('data'))
  expect(sections[1]?.entries).toEqual([
    { title: 'Frontend Developer', date: 'Dec 2023 - Present', details: ['Sample Studio', 'Onsite'] },
  ])
})

test('a project names its technologies as visitors read them, and only the links that it has', async () => {
  const { sections } = toResume(await readOwner('data'))
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
      { name: 'Live', values: [{ text: 'ssayomart.example.com', href: 'https://ssayomart.example.com' }] },
    ],
  })
})

test('a grade has two digits at least, as on the site', async () => {
  const { sections } = toResume(await readOwner('tests/portfolios/full/data'))
  expect(sections[3]?.entries?.[0]?.details).toEqual(['Universidade do Exemplo', 'GPA 17.50'])
})

test.each([
  ['pt-BR', { lang: 'pt', region: 'BR' }],
  ['es-419', { lang: 'es', region: null }],
  ['zh-Hant-TW', { lang: 'zh', region: 'TW' }],
  ['en', { lang: 'en', region: null }],
])('the language %s is said as the typesetter knows it', async (language, expected) => {
  const content = await readOwner('data')
  expect(toResume({ ...content, site: { ...content.site, language } }).language).toEqual(expected)
})
