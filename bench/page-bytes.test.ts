import { BEFORE_PICTURES, BEFORE_PICTURES_BELOW, sumBytes, toKind, type LoadedFile } from './page-bytes'

test('a file is told by its type, and an SVG file is no picture', () => {
  const types = [
    'text/html; charset=utf-8',
    'application/javascript',
    'font/woff2',
    'image/svg+xml',
    'image/avif',
  ]
  expect(types.map(toKind)).toEqual(['html', 'script', 'font', 'drawing', 'picture'])
  expect(toKind('application/manifest+json')).toBe('other')
})

const FILES: readonly LoadedFile[] = [
  { kind: 'html', raw: 1000, sent: 100 },
  { kind: 'font', raw: 20, sent: 20 },
  { kind: 'picture', raw: 3, sent: 3 },
  { kind: 'pictureBelow', raw: 50_000, sent: 50_000 },
]

test('the bytes of a page are counted raw and as they are sent', () => {
  expect(sumBytes(FILES)).toEqual({ raw: 51_023, sent: 50_123 })
})

test('the bytes before the pictures leave out all pictures, those before the pictures below only these', () => {
  expect(sumBytes(FILES, BEFORE_PICTURES).sent).toBe(120)
  expect(sumBytes(FILES, BEFORE_PICTURES_BELOW).sent).toBe(123)
})
