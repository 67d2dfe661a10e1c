import { bootcamp, project, tell } from '../testing/owner'
import { listsHaveNoDoubles } from './lists-have-no-doubles'

test('a technology that stands twice in one list is told', async () => {
  const files = { 'skills.json': { techStack: ['react', 'css', 'react'], developerTools: [] } }
  expect(await tell(listsHaveNoDoubles, files)).toEqual([
    'skills.json:5 "react" stands twice in "techStack". Delete one of the two.',
  ])
})

test('a goal that stands twice is told', async () => {
  expect(
    await tell(listsHaveNoDoubles, { 'projects/a/project.json': project({ goals: ['x', 'x'] }) }),
  ).toEqual(['projects/a/project.json:9 "x" stands twice in "goals". Delete one of the two.'])
})

test('the same entry in different lists and files passes', async () => {
  const files = {
    'skills.json': { techStack: ['react'], developerTools: ['react'] },
    'bootcamps/a.json': bootcamp(),
    'bootcamps/b.json': bootcamp(),
  }
  expect(await tell(listsHaveNoDoubles, files)).toEqual([])
})
