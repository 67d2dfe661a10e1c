import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { Picture } from '../picture/picture'
import { ProjectLinks } from './project-links'
import * as styles from './project-splash.module.css'

export type ProjectSplashProps = { project: Queries.ProjectSplashFragment }

/** The opening of a project's page: its picture, its title over it, and the ways out. */
export function ProjectSplash({ project }: ProjectSplashProps) {
  const { title, description, cover } = project
  return (
    <header className={styles.splash}>
      <div className={styles.picture}>
        <Picture
          image={cover.image.gatsbyImageData}
          alt={cover.alt}
          sizes="(min-width: 60rem) 58vw, 92vw"
          isFirstScreen
        />
      </div>
      <div className={styles.words}>
        <CaptionBox tone="ink">Inside this issue</CaptionBox>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
        <ProjectLinks links={project} of={title} />
      </div>
    </header>
  )
}

export const projectSplash = graphql`
  fragment ProjectSplash on Project {
    title
    description
    cover {
      alt
      image {
        gatsbyImageData(
          width: 1200
          breakpoints: [360, 600, 900]
          aspectRatio: 1.6
          formats: [AUTO, WEBP, AVIF]
          placeholder: NONE
        )
      }
    }
    ...ProjectLinks
  }
`
