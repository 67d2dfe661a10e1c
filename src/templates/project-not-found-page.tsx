import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteLayout } from '../components/layout/site-layout'
import { ProjectNotFound } from '../components/problem/project-not-found'
import { PageHead } from '../seo/page-head'

/** The page for a project that is not there. A template of its own, so that it carries none of a project's styles. */
export default function ProjectNotFoundPage({ data }: PageProps<Queries.ProjectNotFoundPageQuery>) {
  return (
    <SiteLayout site={data} current={{ name: 'Projects', is: 'true' }}>
      <ProjectNotFound />
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.ProjectNotFoundPageQuery>) {
  return <PageHead site={data} title="Project not found!" />
}

export const query = graphql`
  query ProjectNotFoundPage {
    ...SiteLayout
    ...PageHead
  }
`
