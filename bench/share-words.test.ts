import { shareWords } from './share-words'

test.each([
  ['one two three', 'one\n two  three', 1],
  ['one two three four', 'one two three', 0.75],
  ['one', 'one one one one', 0.25],
  ['one two', 'three four', 0],
  ['', '', 1],
])('"%s" and "%s" have a share of %d of their words in common', (one, other, share) => {
  expect(shareWords(one, other)).toBe(share)
})
