import { useStaticQuery, graphql } from 'gatsby'

/** What machines read of a page. An error page has no path. */
export function PageHead({ title, description, path }) {
  const { siteSettings, profile } = useStaticQuery(graphql`
    query PageHead {
      siteSettings {
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
  `)
  const fullTitle = title ? `${title} – ${profile.name}` : `${profile.name} – ${profile.hero.jobTitle}`
  const text = description ?? siteSettings.description
  const address = path && new URL(path, siteSettings.siteUrl).href
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta name="theme-color" content="#ffd23f" />
      {address ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={text} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={profile.name} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
