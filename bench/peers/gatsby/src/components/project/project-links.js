import { graphql } from 'gatsby'
import { InkButton } from '../comic/ink-button'
import * as styles from '../../../../../../src/components/project/project-links.module.css'

export function ProjectLinks({ project: { title, liveUrl, githubUrl } }) {
  if (!liveUrl && !githubUrl) return null
  return (
    <ul className={styles.links}>
      {liveUrl && (
        <li>
          <InkButton href={liveUrl} isStrong>
            Live Site
            <span className="visually-hidden"> of {title}</span>
          </InkButton>
        </li>
      )}
      {githubUrl && (
        <li>
          <InkButton href={githubUrl}>
            GitHub
            <span className="visually-hidden"> of {title}</span>
          </InkButton>
        </li>
      )}
    </ul>
  )
}

export const projectLinks = graphql`
  fragment ProjectLinks on Project {
    title
    liveUrl
    githubUrl
  }
`
