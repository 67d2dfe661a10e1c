import { graphql, withPrefix } from 'gatsby'
import { PROJECTS_PATH } from '../../content/addresses'
import { InkButton } from '../comic/ink-button'
import { HalftoneField } from '../comic/halftone-field'
import { SectionTitle } from '../comic/section-title'
import { ProjectStrip } from './project-strip'
import * as styles from './project-band.module.css'

export type LatestProjectsProps = { projects: Queries.LatestProjectsFragment }

/** The home page's band of projects: the first few, and the way to all of them. */
export function LatestProjects({ projects }: LatestProjectsProps) {
  return (
    <section className={styles.band} aria-labelledby="projects">
      <HalftoneField />
      <SectionTitle id="projects" title="Projects" comicName="In this issue" />
      <ProjectStrip projects={projects.nodes} headingLevel={3} />
      {projects.totalCount > projects.nodes.length && (
        <p className={styles.more}>
          <InkButton href={withPrefix(PROJECTS_PATH)}>All {projects.totalCount} projects</InkButton>
        </p>
      )}
    </section>
  )
}

export const latestProjects = graphql`
  fragment LatestProjects on ProjectConnection {
    totalCount
    nodes {
      ...ProjectCard
    }
  }
`
