import { findAddressFault, findLinkFault } from './find-link-fault'

test.each([
  ['http://example.com', 'Write "https://example.com".'],
  ['example.com/page', 'Write "https://example.com/page".'],
  ['example.com:8000', 'Write "https://example.com:8000".'],
  ['//example.com', 'Write "https://example.com".'],
  [' https://example.com', 'Write "https://example.com".'],
  ['HTTPS://example.com', 'Write "https://example.com".'],
  ['https://robin:secret@example.com/', 'Write "https://example.com/".'],
  ['https://robin@example.com/', 'Write "https://example.com/".'],
  ['ada@example.com', 'Write "mailto:ada@example.com".'],
  ['mailto:ada', 'Write it like "mailto:robin@example.com".'],
])('a link that is almost right is told with the right one: %s', (link, hint) => {
  expect(findLinkFault(link)?.hint).toBe(hint)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'https:',
  'https://',
  'https:///path',
  'https:example.com',
  'https:/example.com',
  'https:\\\\example.com',
  'https://exa mple.com',
  'https://example.com\u200b.evil',
  'https://example.com/"><script>',
  'https://example.com\\@evil.example',
  'https://[::1',
  'https://example.com:99999',
  'https://?x',
  'mailto:',
  'mailto:a@example.com?subject=Hi there',
  '/about',
  '#top',
  '?q',
  'about',
])('a link that is neither https nor mailto, or plays tricks, is refused: %j', (link) => {
  expect(findLinkFault(link)).not.toBeNull()
})

test.each([
  'https://example.com',
  'https://example.com:8443/a/b.html?c=d&e=%20#f',
  'https://münchen.example.com/größe?q=ü',
  'https://example.com/@robin',
  'https://example.com/?mail=a@example.com',
  'mailto:ada@example.com',
  'mailto:ada@example.com?subject=Hi%20there',
])('a good link passes: %s', (link) => {
  expect(findLinkFault(link)).toBeNull()
})

test('an address of another kind is told as such', () => {
  expect(findLinkFault('ftp://example.com')?.message).toBe('"ftp://example.com" is not an https address.')
})

test('where only a web address makes sense, a mail link is refused', () => {
  expect(findAddressFault('mailto:ada@example.com')?.message).toBe(
    '"mailto:ada@example.com" is not an https address.',
  )
  expect(findAddressFault('https://example.com')).toBeNull()
})
