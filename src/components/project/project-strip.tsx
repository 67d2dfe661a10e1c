import { ProjectCard } from './project-card'
import * as styles from './project-strip.module.css'

export type ProjectStripProps = {
  projects: readonly Queries.ProjectCardFragment[]
  /** The rank of the cards' headings: 2 right under the page's title, 3 inside a section. */
  headingLevel: 2 | 3
  /** Whether the strip opens the page, so that its first picture is in the first screen. */
  isFirstScreen?: boolean
}

/** All projects as the panels of a strip: the first of every three is the splash panel. */
export function ProjectStrip({ projects, headingLevel, isFirstScreen = false }: ProjectStripProps) {
  if (projects.length === 0)
    return <p className={styles.empty}>The first issue is still on the drawing board. Come back soon!</p>
  return (
    <ol className={styles.strip}>
      {projects.map((project, index) => (
        <li key={project.projectId} className={styles.panel}>
          <ProjectCard
            project={project}
            issue={index + 1}
            headingLevel={headingLevel}
            isFirstScreen={isFirstScreen && index === 0}
          />
        </li>
      ))}
    </ol>
  )
}
