import { listHeaderRules, type HeaderSettings } from './list-header-rules'

const hashes = { scripts: new Set<string>(), styles: new Set<string>() }

const settings: HeaderSettings = {
  hsts: 'host',
  isPreview: false,
  crossOrigin: ['/resume.pdf'],
  pathPrefix: '',
}

const everywhere = (changes: Partial<HeaderSettings> = {}) =>
  listHeaderRules(hashes, { ...settings, ...changes })[0]?.headers ?? {}

test('every address has the headers that protect the visitor', () => {
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': features, ...others } = everywhere()
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
  expect(features).toMatch(/camera=\(\), /)
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Speculation-Rules': '"/speculation-rules.json"',
  })
})

test.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('https is asked for as far as the owner says: %s', (hsts, header) => {
  expect(everywhere({ hsts })['Strict-Transport-Security']).toBe(header)
})

test('a preview asks search engines to stay away', () => {
  expect(everywhere({ isPreview: true })['X-Robots-Tag']).toBe('noindex')
})

test('in a folder the rules for speculation are named by their whole path', () => {
  expect(everywhere({ pathPrefix: '/x' })['Speculation-Rules']).toBe('"/x/speculation-rules.json"')
})

test('files whose address changes with them are kept for a year, and what others may show, they may', () => {
  expect(listHeaderRules(hashes, settings).slice(1)).toEqual([
    { path: '/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    {
      path: '/speculation-rules.json',
      headers: {
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': 'public, max-age=86400',
      },
    },
    { path: '/resume.pdf', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ])
})
