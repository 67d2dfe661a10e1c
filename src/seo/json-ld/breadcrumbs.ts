import type { BreadcrumbList } from 'schema-dts'
import { HOME_PATH } from '../../content/addresses'
import { absoluteAddress } from '../../content/site-address'

/** A page on the way from the home page to another. */
export type Crumb = { name: string; path: string }

/** Where a page stands: from the home page, over the crumbs, of which the last is the page itself. */
export function toBreadcrumbs(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: HOME_PATH }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteAddress(siteUrl, path),
    })),
  }
}
