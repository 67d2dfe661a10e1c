import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteLayout } from '../components/layout/site-layout'
import { AllProjects } from '../components/project/all-projects'
import { PROJECTS_PATH } from '../content/addresses'
import { toBreadcrumbs } from '../seo/json-ld/breadcrumbs'
import { PageHead } from '../seo/page-head'

/** The list of all projects. */
export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <SiteLayout site={data} current={{ name: 'Projects', is: 'page' }}>
      <AllProjects projects={data.allProject} />
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.ProjectsPageQuery>) {
  return (
    <PageHead
      site={data}
      title="Projects"
      description={`Showcase of my works on web development, by ${data.portfolio.profile.name}`}
      path={PROJECTS_PATH}
      graph={[toBreadcrumbs(data.portfolio.site.siteUrl, [{ name: 'Projects', path: PROJECTS_PATH }])]}
    />
  )
}

export const query = graphql`
  query ProjectsPage {
    ...SiteLayout
    ...PageHead
    allProject(sort: { order: ASC }) {
      ...AllProjects
    }
  }
`
