import { graphql, Link } from 'gatsby'
import { InkButton } from '../comic/ink-button'
import { Panel } from '../comic/panel'
import { ProjectCover } from './project-cover'
import * as styles from '../../../../../../src/components/project/project-neighbours.module.css'

const FILL = { position: 'absolute', inset: 0 }

export function ProjectNeighbours({ previous, next }) {
  const sizes = previous && next ? '(min-width: 48rem) min(45.6vw, 44.7rem), 90vw' : 'min(43.4rem, 90vw)'
  return (
    <nav className={styles.neighbours} aria-label="Projects">
      {(previous || next) && (
        <ul className={styles.panels}>
          {previous && <Neighbour name="Previous issue" project={previous} sizes={sizes} />}
          {next && <Neighbour name="Next issue" project={next} sizes={sizes} isSecond={!!previous} />}
        </ul>
      )}
      <InkButton href="/projects/">Back to all projects</InkButton>
    </nav>
  )
}

function Neighbour({ name, project, sizes, isSecond = false }) {
  return (
    <li>
      <Panel variant={isSecond ? 'slanted' : 'strip'} className={styles.panel}>
        <ProjectCover img={project.img} sizes={sizes} isFilling style={FILL} />
        <Link className={styles.link} to={`/projects/${project.fields.slug}/`}>
          <span className={styles.plate}>
            <span className={styles.name}>{name}</span> {project.title}
          </span>
        </Link>
      </Panel>
    </li>
  )
}

export const projectNeighbour = graphql`
  fragment ProjectNeighbour on Project {
    title
    fields {
      slug
    }
    img {
      ...ProjectCover
    }
  }
`
