import { ProjectCard } from './project-card'
import * as styles from '../../../../../../src/components/project/project-strip.module.css'

const PLACES = ['across', 'left', 'right']

/** Every third card lies across the page, the others in pairs; one that has no partner lies across too. */
function toPlace(index, count) {
  const place = PLACES[index % PLACES.length]
  return place === 'left' && index === count - 1 ? 'across' : place
}

export function ProjectStrip({ projects, headingLevel, isFirstScreen = false }) {
  return (
    <ol className={styles.strip}>
      {projects.map((project, index) => {
        const place = toPlace(index, projects.length)
        return (
          <li key={project.fields.slug} className={styles[place]}>
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
