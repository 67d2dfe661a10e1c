import { HOME_PATH } from '../../content/addresses'
import { pathPrefix } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/** The colours of the bar and of the ground while the page loads, as CSS writes them. */
export type ManifestColors = { theme: string; background: string }

const ICONS = [
  { path: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { path: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { path: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { path: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
] as const

/**
 * The name and icons for home screens: a web app manifest, as JSON (https://www.w3.org/TR/appmanifest/). It has no `dir`:
 * without it each name's own first letter tells its direction, which also suits a Latin name on an Arabic site.
 */
export function toManifest(
  { site, profile }: Pick<Content, 'site' | 'profile'>,
  colors: ManifestColors,
): string {
  const prefix = pathPrefix(site.siteUrl)
  const manifest = {
    name: profile.name,
    short_name: profile.shortName,
    description: site.description,
    lang: site.language,
    start_url: `${prefix}${HOME_PATH}`,
    scope: `${prefix}${HOME_PATH}`,
    // A document: its readers need the address bar and the way back.
    display: 'browser',
    theme_color: colors.theme,
    background_color: colors.background,
    icons: ICONS.map(({ path, ...icon }) => ({ src: prefix + path, ...icon })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
