import { checkContent } from './check-content'
import { countContent } from './count-content'
import { formatProblems } from './format-problems'
import { bootcamp, project, technology, writeOwner } from './testing/owner'

test('the content is sorted by order and knows its ids', async () => {
  const { folder, remove } = writeOwner({
    'projects/a/project.json': project({ order: 3 }),
    'projects/b/project.json': project({ order: 1 }),
    'projects/c/project.json': project({ order: 2 }),
    'technologies/react.json': technology(),
  })
  const { content } = await checkContent(folder)
  remove()
  expect(content?.projects.map(({ projectId }) => projectId)).toEqual(['b', 'c', 'a'])
  expect(content?.technologies).toEqual([
    { name: 'React', icon: 'simple-icons:react', technologyId: 'react' },
  ])
  expect(content?.site.language).toBe('en')
})

test('a byte-order mark at the beginning of a file is told, for Gatsby cannot read it', async () => {
  const { folder, remove } = writeOwner({ 'bootcamps/a.json': `\ufeff${JSON.stringify(bootcamp())}` })
  const { problems } = await checkContent(folder)
  remove()
  expect(problems.map(({ message }) => message)).toEqual([
    'This file begins with an invisible character, a byte-order mark.',
  ])
})

test('one broken file hides nothing elsewhere and invents nothing elsewhere', async () => {
  const { folder, remove } = writeOwner({
    'skills.json': { techStack: ['react', 'vue'], developerTools: [] },
    'technologies/react.json': '{ "name": "React" "icon": "mdi:react" }',
    'technologies/svelte.json': technology({ name: 'Svelte', icon: 'simple-icons:svelte', level: 3 }),
    'projects/a/project.json': project({ techStack: 'react', liveUrl: 'http://example.com', order: 1 }),
    'projects/b/project.json': project({ order: 1 }),
  })
  const { problems } = await checkContent(folder)
  remove()
  expect(problems.map(({ message }) => message.replaceAll(folder, 'data'))).toEqual([
    '"techStack" is the text "react", but a list belongs here.',
    'The address "http://example.com" is not safe: others can read along.',
    '"order" is 1 here and in data/projects/a/project.json.',
    'There is no technology "vue" in data/technologies.',
    'A comma is missing here.',
    '"level" is not a field of a technology.',
  ])
})

test('the same data gives the same text every time', async () => {
  const texts = await Promise.all(
    [1, 2, 3].map(async () =>
      formatProblems((await checkContent('tests/portfolios/broken-many/data')).problems),
    ),
  )
  expect(new Set(texts).size).toBe(1)
})

test('a data folder that is not there is told as such', async () => {
  expect(formatProblems((await checkContent('no/such/folder')).problems)).toContain(
    'There is no such folder.',
  )
  expect(formatProblems((await checkContent('package.json')).problems)).toContain(
    'This is a file, but the data is a folder.',
  )
})

test('a slash at the end of the folder changes nothing', async () => {
  const { problems } = await checkContent('tests/portfolios/broken-keys/data/')
  expect(problems[0]?.file).toBe('tests/portfolios/broken-keys/data/profile.json')
})

test('the sample has 3 projects, 1 experience and 2 bootcamps', async () => {
  const { content } = await checkContent('data')
  expect(content === null ? '' : countContent(content)).toBe(
    '3 projects, 1 experience, 1 formal education, 2 bootcamps, 7 technologies',
  )
})
