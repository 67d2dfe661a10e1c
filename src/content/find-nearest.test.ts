import { findNearest } from './find-nearest'

const FIELDS = ['title', 'order', 'liveUrl', 'githubUrl']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['live_url', 'liveUrl'],
  ['githbUrl', 'githubUrl'],
])('"%s" was meant to be "%s"', (word, meant) => {
  expect(findNearest(word, FIELDS)).toBe(meant)
})

test.each(['colour', 'x', '', 'description', '日本'])('"%s" is near to nothing', (word) => {
  expect(findNearest(word, FIELDS)).toBeUndefined()
})

test('letters in the wrong order are the likelier slip', () => {
  expect(findNearest('raect', ['redact', 'rect', 'react'])).toBe('react')
})
