import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby'
import { SiteLayout } from '../components/layout/site-layout'
import { CliffHanger } from '../components/problem/cliff-hanger'
import { ProjectNotFound } from '../components/problem/project-not-found'
import { PROJECTS_PATH } from '../content/addresses'
import { PageHead } from '../seo/page-head'

/**
 * The page for any unknown address. It holds the text for an unknown project too, for hosts that know no second
 * 404.html: src/browser/unknown-project.ts shows it under /projects/.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <SiteLayout site={data}>
      <CliffHanger
        title="Unexpected Application Error!"
        message="404 Not Found"
        story="This page was torn out, or it never was in this issue."
        wayBack="home"
      />
      <div
        hidden
        data-for-path={withPrefix(PROJECTS_PATH)}
        data-page-title={`Project not found! – ${data.portfolio.profile.name}`}
      >
        <ProjectNotFound />
      </div>
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead site={data} title="Unexpected Application Error!" />
}

export const query = graphql`
  query NotFoundPage {
    ...SiteLayout
    ...PageHead
  }
`
