import { bootcamp, project, tell } from '../testing/owner'
import { ordersAreUnique } from './orders-are-unique'

test('the build stops when two projects share an order, and both files are named', async () => {
  const files = {
    'projects/a/project.json': project({ order: 1 }),
    'projects/b/project.json': project({ order: 2 }),
    'projects/c/project.json': project({ order: 1 }),
  }
  expect(await tell(ordersAreUnique, files)).toEqual([
    'projects/c/project.json:2 "order" is 1 here and in projects/a/project.json. Give one of the two another number; 3 is free.',
  ])
})

test('a project and a bootcamp may share an order, and numbers may be left out', async () => {
  const files = {
    'projects/a/project.json': project({ order: 10 }),
    'projects/b/project.json': project({ order: 20 }),
    'bootcamps/a.json': bootcamp({ order: 10 }),
  }
  expect(await tell(ordersAreUnique, files)).toEqual([])
})
