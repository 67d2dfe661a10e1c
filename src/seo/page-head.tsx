import { graphql, withPrefix } from 'gatsby'
import { MANIFEST_PATH } from '../content/addresses'
import { isOn } from '../content/outputs'
import { absoluteAddress } from '../content/site-address'
import { AlternateLinks } from './alternate-links'
import { cutText } from './cut-text'
import type { Graph } from './json-ld/graph'
import { JsonLd } from './json-ld/json-ld'
import { SocialTags, type PageType } from './social-tags'

const DESCRIPTION_LETTERS = 300

export type PageHeadProps = {
  site: Queries.PageHeadFragment
  /** What the page is about; the owner's name is added. Without one the page is the owner's front page. */
  title?: string
  description?: string
  /** The page's address, for its canonical link; an error page has none and is kept out of search engines, as previews are. */
  path?: string
  type?: PageType
  /** The day that its subject was published. */
  date?: string | null
  /** What it says to search engines. */
  graph?: Graph
}

/** What machines read of a page: title, description, address, previews, other forms of it, facts, icons. */
export function PageHead({ site, path, graph = [], ...page }: PageHeadProps) {
  const { site: settings, profile } = site.portfolio
  const { siteUrl, isPreview, outputs } = settings
  const ownTitle = `${profile.name} – ${profile.hero.jobTitle}`
  const title = page.title === undefined ? ownTitle : `${page.title} – ${profile.name}`
  // Nobody shows more; and what follows must come soon enough to be read.
  const description = cutText(page.description ?? settings.description, DESCRIPTION_LETTERS)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(path === undefined || isPreview) && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={absoluteAddress(siteUrl, path)} />
          <SocialTags site={site} {...page} title={title} description={description} path={path} />
          <AlternateLinks site={site} path={path} />
          {isOn('structuredData', outputs) && <JsonLd graph={graph} />}
        </>
      )}
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
      {isOn('manifest', outputs) && <link rel="manifest" href={withPrefix(MANIFEST_PATH)} />}
    </>
  )
}

export const pageHead = graphql`
  fragment PageHead on Query {
    portfolio {
      site {
        siteUrl
        isPreview
        description
        outputs {
          manifest
          structuredData
        }
      }
      profile {
        name
        hero {
          jobTitle
        }
      }
    }
    ...SocialTags
    ...AlternateLinks
  }
`
