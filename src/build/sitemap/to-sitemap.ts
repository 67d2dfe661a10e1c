import { Readable } from 'node:stream'
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap'
import { listPages } from '../../content/pages'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/**
 * The list of all pages for search engines (https://www.sitemaps.org/protocol.html), as XML. Only a project's page knows
 * a day it changed; how often pages change and which matter more is nothing that an owner said.
 */
export async function toSitemap(content: Content): Promise<string> {
  const items = listPages(content).map(({ path, date }) => ({
    url: absoluteAddress(content.site.siteUrl, path),
    ...(date === undefined ? {} : { lastmod: date }),
  }))
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  })
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString('utf8')
}
