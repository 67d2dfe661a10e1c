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

/** So many panels make a page of the comic; a multiple of the places, so that every page begins alike. */
const PANELS_ON_A_PAGE = 12

/** All projects as the panels of a comic: a list for each page of it, which says where it goes on from. */
export function ProjectStrip({ projects, headingLevel, isFirstScreen = false }: ProjectStripProps) {
  if (projects.length === 0)
    return <p className={styles.empty}>The first issue is still on the drawing board. Come back soon!</p>
  const toPanel = (project: Queries.ProjectCardFragment, index: number) => {
    const place = toPlace(index, projects.length)
    return (
      <li key={project.projectId} className={styles[place]}>
        <ProjectCard
          project={project}
          issue={index + 1}
          place={place}
          headingLevel={headingLevel}
          isFirstScreen={isFirstScreen && index === 0}
        />
      </li>
    )
  }
  const firsts = projects.map((_, index) => index).filter((index) => index % PANELS_ON_A_PAGE === 0)
  return firsts.map((first) => (
    <ol
      key={first}
      // A class of its own, not "a list after a list": the rules for it do not travel where all panels fit on one page.
      className={first === 0 ? styles.strip : `${styles.strip} ${styles.following}`}
      start={first === 0 ? undefined : first + 1}
    >
      {projects
        .slice(first, first + PANELS_ON_A_PAGE)
        .map((project, index) => toPanel(project, first + index))}
    </ol>
  ))
}
