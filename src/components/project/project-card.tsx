import { graphql, withPrefix } from 'gatsby'
import { projectPath } from '../../content/addresses'
import { IssueBox } from '../comic/issue-box'
import { Panel } from '../comic/panel'
import { StickerSheet } from '../comic/sticker-sheet'
import { ProjectCover } from './project-cover'
import { ProjectLinks } from './project-links'
import * as styles from './project-card.module.css'

/** Where a card lies on a wide page: across it, or as one of two that share a slanted gutter. */
export type ProjectCardPlace = 'across' | 'left' | 'right'

export type ProjectCardProps = {
  project: Queries.ProjectCardFragment
  issue: number
  place: ProjectCardPlace
  headingLevel: 2 | 3
  isFirstScreen: boolean
}

/** Measured by tests/browser/picture-sizes.test.ts. A card across the page may be higher than its picture is. */
const SIZES = {
  across: '(min-width: 98rem) 54.5rem, (min-width: 60rem) max(56vw, 44rem), 90vw',
  left: '(min-width: 98rem) 44.7rem, (min-width: 48rem) 45.6vw, 90vw',
}

/** A project as one panel: a little issue of its own, with number, cover, caption and stickers. */
export function ProjectCard({ project, issue, place, headingLevel, isFirstScreen }: ProjectCardProps) {
  const { projectId, title, description, cover, techStack } = project
  const Heading = `h${headingLevel}` as const
  const titleId = `issue-${issue}`
  const isAcross = place === 'across'
  return (
    <Panel
      as="article"
      variant={place === 'right' ? 'slanted' : 'strip'}
      className={`${styles.card} ${styles[place]}`}
      labelledBy={titleId}
    >
      <div className={styles.cover}>
        <ProjectCover
          cover={cover}
          sizes={isAcross ? SIZES.across : SIZES.left}
          isFirstScreen={isFirstScreen}
        />
      </div>
      <Panel
        variant={isAcross ? 'slanted' : 'strip'}
        paper={isAcross ? 'surface' : 'tint'}
        className={styles.words}
      >
        <Heading id={titleId} className={styles.title}>
          <a href={withPrefix(projectPath(projectId))}>{title}</a>
        </Heading>
        <p className={styles.description}>{description}</p>
        <StickerSheet technologies={techStack} />
        <ProjectLinks links={project} of={title} />
      </Panel>
      <IssueBox label="No." className={styles.issue}>
        {issue}
      </IssueBox>
    </Panel>
  )
}

export const projectCard = graphql`
  fragment ProjectCard on Project {
    projectId
    title
    description
    cover {
      ...ProjectCover
    }
    techStack {
      ...Sticker
    }
    ...ProjectLinks
  }
`
