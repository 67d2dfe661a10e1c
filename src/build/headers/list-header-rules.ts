import type { Hsts } from '../../content/schemas/site'
import { SPECULATION_RULES_PATH } from '../../content/addresses'
import { toHeaderPolicy, type InlineHashes } from './policy'

/** Headers for all addresses that a pattern names: "/*", "/static/*", "/resume.pdf". */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> }

/**
 * What the headers depend on besides the pages: how much of the domain is https for good, whether search engines are to
 * stay away, the patterns of addresses that other sites may show, and the folder of the site ("" or "/x").
 */
export type HeaderSettings = {
  hsts: Hsts
  isPreview: boolean
  crossOrigin: readonly string[]
  pathPrefix: string
}

/** The least that the list of preloaded hosts takes (https://hstspreload.org). */
const YEAR_S = 31_536_000

const DAY_S = 86_400

const STRICT_TRANSPORT: Readonly<Record<Hsts, string>> = {
  host: `max-age=${YEAR_S}`,
  subdomains: `max-age=${YEAR_S}; includeSubDomains`,
  preload: `max-age=${YEAR_S}; includeSubDomains; preload`,
}

/** What pages of text and pictures have no use for. Browsers complain of names that they do not know. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const CROSS_ORIGIN_RESOURCE = 'Cross-Origin-Resource-Policy'

/** The headers of the published site, the general rule first: a later rule replaces what an earlier one says. */
export function listHeaderRules(hashes: InlineHashes, settings: HeaderSettings): HeaderRule[] {
  const { hsts, isPreview, crossOrigin, pathPrefix } = settings
  const everywhere = {
    'Content-Security-Policy': toHeaderPolicy(hashes),
    'Strict-Transport-Security': STRICT_TRANSPORT[hsts],
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    [CROSS_ORIGIN_RESOURCE]: 'same-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Speculation-Rules': `"${pathPrefix}${SPECULATION_RULES_PATH}"`,
    ...(isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
  return [
    { path: '/*', headers: everywhere },
    // Gatsby puts a hash of the content into these addresses.
    { path: '/static/*', headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` } },
    // Browsers take the rules in this type only, and ask for them at every page: so they may keep them for a day.
    {
      path: SPECULATION_RULES_PATH,
      headers: {
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': `public, max-age=${DAY_S}`,
      },
    },
    ...crossOrigin.map((path) => ({ path, headers: { [CROSS_ORIGIN_RESOURCE]: 'cross-origin' } })),
  ]
}
