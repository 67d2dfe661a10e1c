import { graphql, withPrefix } from 'gatsby'
import { projectPath } from '../../content/addresses'
import { StickerSheet } from '../comic/sticker-sheet'
import { Picture } from '../picture/picture'
import { ProjectLinks } from './project-links'
import * as styles from './project-card.module.css'

export type ProjectCardProps = {
  project: Queries.ProjectCardFragment
  issue: number
  headingLevel: 2 | 3
  isFirstScreen: boolean
}

/** A project as one panel: a little issue of its own, with number, cover, caption and stickers. */
export function ProjectCard({ project, issue, headingLevel, isFirstScreen }: ProjectCardProps) {
  const { projectId, title, description, cover, techStack } = project
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          image={cover.image.gatsbyImageData}
          alt={cover.alt}
          sizes="(min-width: 48rem) 46vw, 92vw"
          isFirstScreen={isFirstScreen}
        />
        <span className={styles.issue} aria-hidden="true">
          No. {issue}
        </span>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={withPrefix(projectPath(projectId))}>{title}</a>
        </Heading>
        <p className={styles.description}>{description}</p>
        <StickerSheet technologies={techStack} />
        <ProjectLinks links={project} of={title} />
      </div>
    </article>
  )
}

export const projectCard = graphql`
  fragment ProjectCard on Project {
    projectId
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
    techStack {
      ...Sticker
    }
    ...ProjectLinks
  }
`
