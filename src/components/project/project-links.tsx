import { graphql } from 'gatsby'
import { InkButton } from '../comic/ink-button'
import * as styles from './project-links.module.css'

export type ProjectLinksProps = {
  links: Queries.ProjectLinksFragment
  /** The project's title, said to screen readers, so that each link's name is its own. */
  of: string
}

/** The two ways out of a project, each only when it exists. */
export function ProjectLinks({ links: { liveUrl, githubUrl }, of }: ProjectLinksProps) {
  if (liveUrl === null && githubUrl === null) return null
  return (
    <ul className={styles.links}>
      {liveUrl !== null && (
        <li>
          <InkButton href={liveUrl} of={of} isStrong>
            Live Site
          </InkButton>
        </li>
      )}
      {githubUrl !== null && (
        <li>
          <InkButton href={githubUrl} of={of}>
            GitHub
          </InkButton>
        </li>
      )}
    </ul>
  )
}

export const projectLinks = graphql`
  fragment ProjectLinks on Project {
    liveUrl
    githubUrl
  }
`
