import { graphql, withPrefix } from 'gatsby'
import {
  ABOUT_PATH,
  CONTACT_CARD_PATH,
  FEED_PATH,
  HOME_PATH,
  markdownPath,
  RESUME_JSON_PATH,
  SITEMAP_PATH,
} from '../content/addresses'
import { isOn } from '../content/outputs'

export type AlternateLinksProps = { site: Queries.AlternateLinksFragment; path: string }

/** The other forms that a page, and what it speaks of, can be had in; and the list of all pages. */
export function AlternateLinks({ site, path }: AlternateLinksProps) {
  const { outputs } = site.portfolio.site
  const isAboutOwner = path === HOME_PATH || path === ABOUT_PATH
  const forms = [
    { rel: 'sitemap', type: 'application/xml', href: SITEMAP_PATH, isThere: isOn('sitemap', outputs) },
    { type: 'text/markdown', href: markdownPath(path), isThere: isOn('markdown', outputs) },
    {
      type: 'application/atom+xml',
      href: FEED_PATH,
      title: 'Projects',
      isThere: isOn('feed', outputs) && site.datedProjects.totalCount > 0,
    },
    {
      type: 'application/json',
      href: RESUME_JSON_PATH,
      title: 'JSON Resume',
      isThere: isAboutOwner && isOn('resumeJson', outputs),
    },
    {
      type: 'text/vcard',
      href: CONTACT_CARD_PATH,
      title: 'Contact card',
      isThere: isAboutOwner && isOn('contactCard', outputs),
    },
  ]
  return forms
    .filter(({ isThere }) => isThere)
    .map(({ rel = 'alternate', type, href, title }) => (
      <link key={href} rel={rel} type={type} href={withPrefix(href)} title={title} />
    ))
}

export const alternateLinks = graphql`
  fragment AlternateLinks on Query {
    portfolio {
      site {
        outputs {
          sitemap
          markdown
          feed
          resumeJson
          contactCard
        }
      }
    }
    datedProjects: allProject(filter: { date: { ne: null } }) {
      totalCount
    }
  }
`
