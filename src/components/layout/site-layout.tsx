import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { Masthead, type MastheadProps } from './masthead'
import { SiteFooter } from './site-footer'

export type SiteLayoutProps = {
  site: Queries.SiteLayoutFragment
  /** Which navigation link leads to this page, or to the section it is in. */
  current?: MastheadProps['current']
  children: ReactNode
}

/** What stands around every page: skip link, masthead, main, footer. */
export function SiteLayout({ site, current, children }: SiteLayoutProps) {
  const { name } = site.portfolio.profile
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Masthead ownerName={name} icons={site} current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter ownerName={name} />
    </>
  )
}

export const siteLayout = graphql`
  fragment SiteLayout on Query {
    portfolio {
      profile {
        name
      }
    }
    ...ThemeToggle
  }
`
