import { checkShapes } from './check-shapes'
import { profile, project, site, tell } from './testing/owner'

const tellProject = (changes: object) => tell(checkShapes, { 'projects/a/project.json': project(changes) })

test('a misspelt field is told once, with the right name, and not as missing too', async () => {
  const { title, ...rest } = project()
  expect(await tell(checkShapes, { 'projects/a/project.json': { titel: title, ...rest } })).toEqual([
    'projects/a/project.json:2 "titel" is not a field of a project. Did you mean "title"?',
  ])
})

test('portfolioUrl, as older data calls it, is told to be liveUrl', async () => {
  expect(await tellProject({ portfolioUrl: 'https://example.com' })).toEqual([
    'projects/a/project.json:8 "portfolioUrl" is not a field of a project. Did you mean "liveUrl"?',
  ])
})

test('a field that is already there is not proposed', async () => {
  const [problem] = await tellProject({ titel: 'x' })
  expect(problem).toContain(
    '"titel" is not a field of a project. Delete it. The fields there are: order, title,',
  )
})

test('an id in a file is told to be its name', async () => {
  expect(await tellProject({ id: 'b' })).toEqual([
    'projects/a/project.json:8 "id" is not a field of a project. Delete it: the name of the folder, "a", is the id.',
  ])
})

test.each(['__proto__', 'constructor', 'toString'])(
  'a field named like a part of the language is refused: %s',
  async (name) => {
    const text = JSON.stringify(site()).replace('{', `{ "${name}": 1, `)
    expect((await tell(checkShapes, { 'site.json': text })).join()).toContain(
      `"${name}" is not a field of the site.`,
    )
  },
)

test('a missing field is told with an example to add', async () => {
  expect(await tellProject({ title: undefined })).toEqual([
    'projects/a/project.json:1 "title" is missing from a project. Add it, for example: "title": "Seek Your Job"',
  ])
})

test('a field missing from a group is told at the group', async () => {
  expect(await tell(checkShapes, { 'profile.json': profile({ photo: { src: 'portrait.png' } }) })).toEqual([
    'profile.json:6 "alt" is missing from "photo". Add it, for example: "alt": "Robin Sample, smiling, in front of a bookshelf"',
  ])
})

test.each([
  [{ order: '1' }, '"order" is the text "1", but a number belongs here. Write it without quotation marks: 1'],
  [{ order: 1.5 }, '"order" is the number 1.5, but a whole number belongs here. Write 2.'],
  [{ order: 0 }, '"order" is too small. Write a number of at least 1.'],
  [{ title: 7 }, '"title" is the number 7, but a text belongs here. Put it in quotation marks: "7"'],
  [{ title: null }, '"title" is null, but a text belongs here. Write for example: "Seek Your Job"'],
  [{ liveUrl: null }, '"liveUrl" is null, but a text belongs here. If there is none, delete the whole line.'],
  [{ goals: 'x' }, '"goals" is the text "x", but a list belongs here. Put it in square brackets: ["x"]'],
  [
    { goals: [1] },
    'Entry 1 of "goals" is the number 1, but a text belongs here. Put it in quotation marks: "1"',
  ],
  [
    { img: 'a.png' },
    '"img" is the text "a.png", but a group of fields belongs here. Write for example: { "src": "cover.png", "alt": "The list of open jobs with its search field" }',
  ],
  [{ title: '' }, '"title" is empty. Write a text; for example: "Seek Your Job"'],
  [{ title: ' \n ' }, '"title" is empty. Write a text; for example: "Seek Your Job"'],
  [{ goals: [''] }, 'Entry 1 of "goals" is empty. Write a text, or delete the entry.'],
])('a value of the wrong kind is told with what to write: %j', async (changes, words) => {
  const [problem, ...others] = await tellProject(changes)
  expect(others).toEqual([])
  expect(problem?.replace(/^\S+ /, '')).toBe(words)
})

test('a grade of 0, or above 100, is refused; 3.08 and 100 pass', async () => {
  const tellGpa = async (gpa: unknown) =>
    (
      await tell(checkShapes, {
        'formal-education/a.json': {
          order: 1,
          university: 'x',
          gpa,
          program: 'x',
          startDateCollege: 'x',
          endDateCollege: 'x',
        },
      })
    ).map((problem) => problem.replace(/^\S+ /, ''))
  expect(await tellGpa(0)).toEqual(['"gpa" is too small. Write a number above 0.'])
  expect(await tellGpa(101)).toEqual(['"gpa" is too large. Write a number of at most 100.'])
  expect(await tellGpa('3,08')).toEqual([
    '"gpa" is the text "3,08", but a number belongs here. Write it without quotation marks: 3.08',
  ])
  expect([await tellGpa(3.08), await tellGpa(100)]).toEqual([[], []])
})

test('a file that holds a list is told as such', async () => {
  expect(await tell(checkShapes, { 'site.json': [] })).toEqual([
    'site.json:1 The file holds a list, but the fields of the site belong here. Write them between { and }.',
  ])
})

test('whole files pass, with and without what is optional', async () => {
  const img = { src: 'cover.png', alt: 'x' }
  expect(await tellProject({})).toEqual([])
  expect(await tellProject({ img, liveUrl: 'x', githubUrl: 'x', $schema: 'x' })).toEqual([])
})
