import { bootcamp, project, tell, technology } from '../testing/owner'
import { idsAreAddresses, toId } from './ids-are-addresses'

test.each([
  ['Seek Your Job', 'seek-your-job'],
  ['seekYourJob', 'seek-your-job'],
  ['seek_your_job', 'seek-your-job'],
  ['-seek--job-', 'seek-job'],
  ['Über Café', 'uber-cafe'],
  ['日本', 'my-project'],
])('a project folder that cannot be an address is told with the right name: %s', async (name, meant) => {
  expect(await tell(idsAreAddresses, { [`projects/${name}/project.json`]: project() })).toEqual([
    `projects/${name} The name of this folder may have only small letters a-z, digits, and single hyphens between them. Rename it to "${meant}".`,
  ])
})

test('a project called 404 is refused: the site needs that address', async () => {
  expect(await tell(idsAreAddresses, { 'projects/404/project.json': project() })).toEqual([
    'projects/404 "404" cannot be the name of a project: the site needs this address itself. Rename the folder, for example to "project-404".',
  ])
})

test('a file that is named like a title is told with its ending', async () => {
  expect(await tell(idsAreAddresses, { 'bootcamps/Front End.json': bootcamp() })).toEqual([
    'bootcamps/Front End.json The name of this file may have only small letters a-z, digits, and single hyphens between them. Rename it to "front-end.json".',
  ])
})

test('names of small letters, digits and hyphens pass; 404 is free for everything but projects', async () => {
  const files = {
    'projects/seek-your-job/project.json': project(),
    'projects/2048/project.json': project(),
    'technologies/404.json': technology(),
  }
  expect(await tell(idsAreAddresses, files)).toEqual([])
})

test('what is proposed as a name is always a right one, or nothing', () => {
  expect(['a--b', '', '!', 'ÀB c'].map(toId)).toEqual(['a-b', '', '', 'ab-c'])
})
