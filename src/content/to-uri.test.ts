import { toMailUri, toPageUri, toUri } from './to-uri'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['https://gïthub.example.com/zoé#início', 'https://xn--gthub-cta.example.com/zo%C3%A9#in%C3%ADcio'],
  ['https://example.com/?ids[]=3&a=x|y', 'https://example.com/?ids%5B%5D=3&a=x%7Cy'],
  ['https://example.com/100%', 'https://example.com/100%25'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['https://[::1]/[x]', 'https://[::1]/%5Bx%5D'],
  ['mailto:ada@example.com?subject=A%20b', 'mailto:ada@example.com?subject=A%20b'],
])('%s is %s to readers that are no browser', (address, uri) => {
  expect(toUri(address)).toBe(uri)
})

test('only links to pages lead to pages', () => {
  expect(toPageUri('https://example.com/é')).toBe('https://example.com/%C3%A9')
  for (const other of ['mailto:ada@example.com', null, undefined]) expect(toPageUri(other)).toBeUndefined()
})

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada.lovelace+site@mail.example.co.uk', 'mailto:ada.lovelace%2Bsite@mail.example.co.uk'],
  ['zoë@übung.example.com', 'mailto:zo%C3%AB@%C3%BCbung.example.com'],
  ["a=b{c}|d^e`f!$'*_~-@example.com", "mailto:a%3Db%7Bc%7D%7Cd%5Ee%60f!%24'*_~-@example.com"],
])('a mail to %s is written by following %s', (email, uri) => {
  expect(toMailUri(email)).toBe(uri)
})
