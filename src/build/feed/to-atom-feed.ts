import { Feed, type Author } from 'feed'
import { FEED_PATH, HOME_PATH } from '../../content/addresses'
import { listPages, type Page } from '../../content/pages'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { escapeHtml } from './escape-html'

/** The library writes `&amp;` in plain elements as it stands, and every other `&` escaped: so "&amp;" would be lost. */
const keepAmpersands = (text: string) => text.replaceAll('&', '&amp;')

const byNewest = (one: Page, other: Page) => (other.date ?? '').localeCompare(one.date ?? '', 'en')

/** The library reads only the day's first instant: a day has no time of its own. */
const toInstant = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The projects that have a date, newest first, as an Atom feed (https://www.rfc-editor.org/rfc/rfc4287); undefined when
 * no project has one.
 */
export function toAtomFeed(content: Content): string | undefined {
  const { site, profile } = content
  const address = (path: string) => absoluteAddress(site.siteUrl, path)
  const dated = listPages(content)
    .filter(({ date }) => date !== undefined)
    .sort(byNewest)
  const newest = dated[0]?.date
  if (newest === undefined) return undefined
  const author: Author = {
    name: keepAmpersands(profile.name),
    ...(profile.email === undefined ? {} : { email: keepAmpersands(profile.email) }),
  }
  const feed = new Feed({
    id: address(FEED_PATH),
    title: keepAmpersands(`Projects – ${profile.name}`),
    description: keepAmpersands(site.description),
    link: address(HOME_PATH),
    feed: address(FEED_PATH),
    author,
    // The day of the newest project, not of the build: the same data gives the same bytes.
    updated: toInstant(newest),
    generator: false,
  })
  for (const page of dated) feed.addItem(toItem(page, address(page.path)))
  return feed.atom1()
}

/** The library marks titles and summaries as HTML, so the owner's plain texts are escaped for that. */
function toItem({ title, description, date = '' }: Page, link: string) {
  const day = toInstant(date)
  return {
    title: escapeHtml(title),
    description: escapeHtml(description),
    id: link,
    link,
    date: day,
    published: day,
  }
}
