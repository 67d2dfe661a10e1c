import { graphql, withPrefix } from 'gatsby'
import {
  ABOUT_PATH,
  CONTACT_CARD_PATH,
  FEED_PATH,
  HOME_PATH,
  markdownPath,
  RESUME_JSON_PATH,
} from '../content/addresses'
import { isOn } from '../content/outputs'

export type AlternateLinksProps = { site: Queries.AlternateLinksFragment; path: string }

/** The other forms that a page, and what it speaks of, can be had in. */
export function AlternateLinks({ site, path }: AlternateLinksProps) {
  const { outputs } = site.portfolio.site
  const isAboutOwner = path === HOME_PATH || path === ABOUT_PATH
  const forms = [
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
    .map(({ type, href, title }) => (
      <link key={href} rel="alternate" type={type} href={withPrefix(href)} title={title} />
    ))
}

export const alternateLinks = graphql`
  fragment AlternateLinks on Query {
    portfolio {
      site {
        outputs {
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
