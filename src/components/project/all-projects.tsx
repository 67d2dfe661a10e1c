import { graphql } from 'gatsby'
import { PROJECTS_LEAD } from '../../content/pages'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { SectionTitle } from '../comic/section-title'
import { ProjectStrip } from './project-strip'
import * as styles from './project-band.module.css'

export type AllProjectsProps = { projects: Queries.AllProjectsFragment }

/** Every project there is, in the owner's order. */
export function AllProjects({ projects: { nodes } }: AllProjectsProps) {
  return (
    <section className={styles.band} aria-labelledby="projects">
      <HalftoneField />
      <SectionTitle id="projects" title="Projects" comicName="The collected issues" level={1} />
      <CaptionBox tone="text" className={styles.lead}>
        {PROJECTS_LEAD}
      </CaptionBox>
      <ProjectStrip projects={nodes} headingLevel={2} isFirstScreen />
    </section>
  )
}

export const allProjects = graphql`
  fragment AllProjects on ProjectConnection {
    nodes {
      ...ProjectCard
    }
  }
`
