import { project, tell, technology } from '../testing/owner'
import { technologiesExist } from './technologies-exist'

const TECHNOLOGIES = {
  'technologies/typescript.json': technology({ name: 'TypeScript' }),
  'technologies/tanstack-query.json': technology({ name: 'TanStack Query' }),
  'technologies/css.json': technology({ name: 'Cascading Style Sheets' }),
  'technologies/broken.json': '{',
}

const tellStack = (techStack: readonly string[]) =>
  tell(technologiesExist, { ...TECHNOLOGIES, 'projects/a/project.json': project({ techStack }) })

test.each([
  ['typscript', 'Did you mean "typescript"?'],
  ['TypeScript', 'Did you mean "typescript"?'],
  ['Cascading Style Sheets', 'Did you mean "css"?'],
  ['TanStack Query', 'Did you mean "tanstack-query"?'],
])('a technology without a file is told with the nearest one: %s', async (id, hint) => {
  const [problem, ...others] = await tellStack([id])
  expect(others).toEqual([])
  expect(problem).toMatch(
    new RegExp(`^projects/a/project.json:7 There is no technology "${id}" in .*technologies\\. `),
  )
  expect(problem?.endsWith(` ${hint}`)).toBe(true)
})

test('a technology that is like no other says which file to make', async () => {
  const [problem] = await tellStack(['Visual Studio'])
  expect(problem).toMatch(
    /make the file .*technologies\/visual-studio\.json, and write "visual-studio" here\.$/,
  )
})

test('the skills are checked like the projects', async () => {
  const files = { 'skills.json': { techStack: ['reactt'], developerTools: ['gitt'] } }
  expect(await tell(technologiesExist, files)).toHaveLength(2)
})

test('a technology whose file is there passes, even when that file is broken', async () => {
  expect(await tellStack(['typescript', 'tanstack-query', 'broken'])).toEqual([])
})
