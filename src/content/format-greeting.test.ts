import { formatGreeting } from './format-greeting'

test('the short name stands in every place kept for it, letter by letter', () => {
  expect(formatGreeting('{shortName}! {shortName}? {name}', '$& {shortName}')).toBe(
    '$& {shortName}! $& {shortName}? {name}',
  )
})
