import { findPreviewFault, previewAddress } from './preview-address'

afterEach(() => {
  delete process.env['SITE_URL']
})

test.each([
  ['https://preview--me.example.com', 'https://preview--me.example.com'],
  ['https://me.example.com/portfolio/', 'https://me.example.com/portfolio'],
  ['', undefined],
  [' ', undefined],
])('SITE_URL "%s" is the address %s', (variable, address) => {
  process.env['SITE_URL'] = variable
  expect(previewAddress()).toBe(address)
  expect(findPreviewFault()).toBeUndefined()
})

test('without SITE_URL the site is built for where site.json says', () => {
  expect(previewAddress()).toBeUndefined()
  expect(findPreviewFault()).toBeUndefined()
})

test('a SITE_URL that no site can stand at is told with its remedy', () => {
  process.env['SITE_URL'] = 'http://preview.example.com'
  expect(findPreviewFault()).toBe(
    [
      'The variable SITE_URL, which says where a preview stands, cannot be used.',
      '',
      '  The address "http://preview.example.com" is not safe: others can read along.',
      '  Write "https://preview.example.com".',
    ].join('\n'),
  )
})
