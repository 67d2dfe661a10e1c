import { ProjectCard, type ProjectCardPlace } from './project-card'
import * as styles from './project-strip.module.css'

export type ProjectStripProps = {
  projects: readonly Queries.ProjectCardFragment[]
  /** The rank of the cards' headings: 2 right under the page's title, 3 inside a section. */
  headingLevel: 2 | 3
  /** Whether the strip opens the page, so that its first picture is in the first screen. */
  isFirstScreen?: boolean
}

const PLACES = ['across', 'left', 'right'] as const

/** Every third card lies across the page, the others in pairs; one that has no partner lies across too. */
function toPlace(index: number, count: number): ProjectCardPlace {
  const place = PLACES[index % PLACES.length] ?? 'across'
  return place === 'left' && index === count - 1 ? 'across' : place
}

/** Panels after these are drawn when they come near the screen. */
const DRAWN_AT_ONCE = 12

function toClassName(place: ProjectCardPlace, index: number): string {
  return [styles[place], index < DRAWN_AT_ONCE ? undefined : styles.far].filter(Boolean).join(' ')
}

/** All projects as the panels of a comic page. */
export function ProjectStrip({ projects, headingLevel, isFirstScreen = false }: ProjectStripProps) {
  if (projects.length === 0)
    return <p className={styles.empty}>The first issue is still on the drawing board. Come back soon!</p>
  return (
    <ol className={styles.strip}>
      {projects.map((project, index) => {
        const place = toPlace(index, projects.length)
        return (
          <li key={project.projectId} className={toClassName(place, index) || undefined}>
            <ProjectCard
              project={project}
              issue={index + 1}
              place={place}
              headingLevel={headingLevel}
              isFirstScreen={isFirstScreen && index === 0}
            />
          </li>
        )
      })}
    </ol>
  )
}
