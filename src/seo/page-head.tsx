import { graphql, withPrefix } from 'gatsby'

export type PageHeadProps = {
  site: Queries.PageHeadFragment
  /** What the page is about; the owner's name is added. Without one the page is the owner's front page. */
  title?: string
  description?: string
  /** The page's address, for its canonical link; an error page has none and is kept out of search engines. */
  path?: string
}

/** What machines read of a page: title, description, address, icons. */
export function PageHead({ site, title, description, path }: PageHeadProps) {
  const { site: settings, profile } = site.portfolio
  const ownTitle = `${profile.name} – ${profile.hero.jobTitle}`
  return (
    <>
      <title>{title === undefined ? ownTitle : `${title} – ${profile.name}`}</title>
      <meta name="description" content={description ?? settings.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={new URL(path, settings.siteUrl).href} />
      )}
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
    </>
  )
}

export const pageHead = graphql`
  fragment PageHead on Query {
    portfolio {
      site {
        siteUrl
        description
      }
      profile {
        name
        hero {
          jobTitle
        }
      }
    }
  }
`
