import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteLayout } from '../components/layout/site-layout'
import { ProjectNeighbours } from '../components/project/project-neighbours'
import { ProjectSplash } from '../components/project/project-splash'
import { ProjectStory } from '../components/project/project-story'
import { projectPath, PROJECTS_PATH } from '../content/addresses'
import { toBreadcrumbs } from '../seo/json-ld/breadcrumbs'
import { toCreativeWork } from '../seo/json-ld/creative-work'
import { PageHead } from '../seo/page-head'

/** A project's own page, the inside of its issue. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  // In `gatsby develop`, between the moment that the owner deletes a project and the one that its page goes too.
  if (!data.project) return null
  return (
    <SiteLayout site={data} current={{ name: 'Projects', is: 'true' }}>
      <article>
        <ProjectSplash project={data.project} />
        <ProjectStory project={data.project} />
      </article>
      <ProjectNeighbours previous={data.previous} next={data.next} />
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.ProjectPageQuery>) {
  if (!data.project) return null
  const { projectId, title, description, date } = data.project
  const path = projectPath(projectId)
  const breadcrumbs = toBreadcrumbs(data.portfolio.site.siteUrl, [
    { name: 'Projects', path: PROJECTS_PATH },
    { name: title, path },
  ])
  return (
    <PageHead
      site={data}
      title={title}
      description={description}
      path={path}
      type="article"
      date={date}
      graph={[toCreativeWork(data.project, data), breadcrumbs]}
    />
  )
}

export const query = graphql`
  query ProjectPage($projectId: String!, $previousId: String!, $nextId: String!) {
    ...SiteLayout
    ...PageHead
    ...WorkOwner
    project(projectId: { eq: $projectId }) {
      projectId
      title
      description
      date
      ...WorkGraph
      ...ProjectSplash
      ...ProjectStory
    }
    previous: project(projectId: { eq: $previousId }) {
      ...ProjectNeighbour
    }
    next: project(projectId: { eq: $nextId }) {
      ...ProjectNeighbour
    }
  }
`
