import { graphql, withPrefix } from 'gatsby'
import { PROJECTS_PATH, projectPath } from '../../content/addresses'
import { InkButton } from '../comic/ink-button'
import { Panel } from '../comic/panel'
import { ProjectCover } from './project-cover'
import * as styles from './project-neighbours.module.css'

export type ProjectNeighboursProps = {
  previous: Queries.ProjectNeighbourFragment | null
  next: Queries.ProjectNeighbourFragment | null
}

/** Where the reader goes from here: the issue before, the issue after, and all of them. */
export function ProjectNeighbours({ previous, next }: ProjectNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label="Projects">
      {(previous ?? next) && (
        <ul className={styles.panels}>
          {previous && <Neighbour name="Previous issue" project={previous} isAlone={!next} />}
          {next && <Neighbour name="Next issue" project={next} isAlone={!previous} isSecond={!!previous} />}
        </ul>
      )}
      <InkButton href={withPrefix(PROJECTS_PATH)}>Back to all projects</InkButton>
    </nav>
  )
}

type NeighbourProps = {
  name: string
  project: Queries.ProjectNeighbourFragment
  isAlone: boolean
  isSecond?: boolean
}

function Neighbour({ name, project, isAlone, isSecond = false }: NeighbourProps) {
  const sizes = isAlone ? 'min(43.4rem, 90vw)' : '(min-width: 48rem) min(45.6vw, 44.7rem), 90vw'
  return (
    <li>
      <Panel variant={isSecond ? 'slanted' : 'strip'} className={styles.panel}>
        <ProjectCover cover={project.cover} sizes={sizes} />
        <a className={styles.link} href={withPrefix(projectPath(project.projectId))}>
          <span className={styles.plate}>
            <span className={styles.name}>{name}</span> {project.title}
          </span>
        </a>
      </Panel>
    </li>
  )
}

export const projectNeighbour = graphql`
  fragment ProjectNeighbour on Project {
    projectId
    title
    cover {
      ...ProjectCover
    }
  }
`
