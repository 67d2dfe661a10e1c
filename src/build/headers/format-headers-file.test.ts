import { formatHeadersFile } from './format-headers-file'

test('a rule that names a header of an earlier rule takes that one away first, so that no host sends both', () => {
  const rules = [
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/x/*', headers: { C: '3' } },
    { path: '/x/y/*', headers: { c: '4' } },
    { path: '/z', headers: { B: '5' } },
  ]
  expect(formatHeadersFile(rules).split('\n\n')).toEqual([
    '/*\n  ! Access-Control-Allow-Origin\n  A: 1\n  B: 2',
    '/x/*\n  C: 3',
    '/x/y/*\n  ! c\n  c: 4',
    '/z\n  ! B\n  B: 5\n',
  ])
})

test('what a host adds and the owner wants is sent as the owner says', () => {
  const rules = [{ path: '/*', headers: { 'Access-Control-Allow-Origin': '*' } }]
  expect(formatHeadersFile(rules)).toBe(
    '/*\n  ! Access-Control-Allow-Origin\n  Access-Control-Allow-Origin: *\n',
  )
})
