import { graphql } from 'gatsby'
import { Layout } from '../components/layout'
import { PageHead } from '../components/page-head'
import { ProjectNeighbours } from '../components/project/project-neighbours'
import { ProjectSplash } from '../components/project/project-splash'
import { ProjectStory } from '../components/project/project-story'

export default function ProjectPage({ data: { project, previous, next } }) {
  return (
    <Layout>
      <article>
        <ProjectSplash project={project} />
        <ProjectStory project={project} />
      </article>
      <ProjectNeighbours previous={previous} next={next} />
    </Layout>
  )
}

export const Head = ({ data: { project } }) => (
  <PageHead
    title={project.title}
    description={project.description}
    path={`/projects/${project.fields.slug}/`}
  />
)

export const query = graphql`
  query ProjectPage($slug: String!, $previousSlug: String!, $nextSlug: String!) {
    project(fields: { slug: { eq: $slug } }) {
      fields {
        slug
      }
      ...ProjectSplash
      ...ProjectStory
    }
    previous: project(fields: { slug: { eq: $previousSlug } }) {
      ...ProjectNeighbour
    }
    next: project(fields: { slug: { eq: $nextSlug } }) {
      ...ProjectNeighbour
    }
  }
`
