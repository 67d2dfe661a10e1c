import { graphql } from 'gatsby'
import { HalftoneField } from './comic/halftone-field'
import { InkButton } from './comic/ink-button'
import { SectionTitle } from './comic/section-title'
import { ProjectStrip } from './project/project-strip'
import * as styles from '../../../../../src/components/project/project-band.module.css'

export function LatestProjects({ projects: { nodes, totalCount } }) {
  return (
    <section className={styles.band} aria-labelledby="projects">
      <HalftoneField />
      <SectionTitle id="projects" title="Projects" comicName="In this issue" />
      <ProjectStrip projects={nodes} headingLevel={3} />
      {totalCount > nodes.length && (
        <p className={styles.more}>
          <InkButton href="/projects/">All {totalCount} projects</InkButton>
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
