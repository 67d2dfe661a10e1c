import { SITEMAP_PATH } from '../../content/addresses'
import { isOn } from '../../content/outputs'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/**
 * The word to crawlers that everything may be read (https://www.rfc-editor.org/rfc/rfc9309), and where the sitemap is if
 * there is one (https://www.sitemaps.org/protocol.html#submit_robots).
 */
export function toRobots({ site }: Pick<Content, 'site'>): string {
  const rules = ['User-agent: *', 'Allow: /']
  const sitemap = `Sitemap: ${absoluteAddress(site.siteUrl, SITEMAP_PATH)}`
  return `${[...rules, ...(isOn('sitemap', site.outputs) ? ['', sitemap] : [])].join('\n')}\n`
}
