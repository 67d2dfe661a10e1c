import { formatGpa } from './format-gpa'

test.each([
  [3.08, '3.08'],
  [3.1, '3.10'],
  [4, '4.00'],
  [3.875, '3.875'],
])('a grade of %d is written %s', (gpa, text) => {
  expect(formatGpa(gpa)).toBe(text)
})
