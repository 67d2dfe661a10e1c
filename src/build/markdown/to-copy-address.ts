import { markdownPath } from '../../content/addresses'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/** The whole address of a page's Markdown copy: readers of one copy find the next. */
export function toCopyAddress(path: string, { site }: Pick<Content, 'site'>): string {
  return absoluteAddress(site.siteUrl, markdownPath(path))
}
