import { median } from './median'

test('the median is the figure in the middle, whatever order they come in', () => {
  expect(median([9, 1, 1000])).toBe(9)
})

test('of an even number of figures, the median is the mean of the two in the middle', () => {
  expect(median([4, 1, 100, 2])).toBe(3)
})

test('nothing has no median', () => {
  expect(median([])).toBeNaN()
})
