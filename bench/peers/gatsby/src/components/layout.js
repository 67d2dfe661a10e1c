import { graphql, useStaticQuery } from 'gatsby'
import { Masthead } from './masthead'
import { SiteFooter } from './site-footer'

/** What stands around every page. */
export function Layout({ children }) {
  const { profile } = useStaticQuery(graphql`
    query Layout {
      profile {
        name
      }
    }
  `)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Masthead ownerName={profile.name} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter ownerName={profile.name} />
    </>
  )
}
