import { graphql, Link } from 'gatsby'
import { IssueBox } from '../comic/issue-box'
import { Panel } from '../comic/panel'
import { StickerSheet } from '../comic/sticker-sheet'
import { ProjectCover } from './project-cover'
import { ProjectLinks } from './project-links'
import * as styles from '../../../../../../src/components/project/project-card.module.css'

export function ProjectCard({ project, issue, place, headingLevel, isFirstScreen }) {
  const { title, description, img, techStack, fields } = project
  const Heading = `h${headingLevel}`
  const titleId = `project-${fields.slug}`
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
          img={img}
          sizes={
            isAcross
              ? '(min-width: 98rem) 54.5rem, (min-width: 60rem) max(56vw, 44rem), 90vw'
              : '(min-width: 98rem) 44.7rem, (min-width: 48rem) 45.6vw, 90vw'
          }
          isFirstScreen={isFirstScreen}
          isFilling={isAcross}
        />
      </div>
      <Panel
        variant={isAcross ? 'slanted' : 'strip'}
        paper={isAcross ? 'surface' : 'tint'}
        className={styles.words}
      >
        <Heading id={titleId} className={styles.title}>
          <Link to={`/projects/${fields.slug}/`}>{title}</Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        <StickerSheet technologies={techStack} />
        <ProjectLinks project={project} />
      </Panel>
      <IssueBox label="No." className={styles.issue}>
        {issue}
      </IssueBox>
    </Panel>
  )
}

export const projectCard = graphql`
  fragment ProjectCard on Project {
    fields {
      slug
    }
    description
    img {
      ...ProjectCover
    }
    techStack {
      ...Sticker
    }
    ...ProjectLinks
  }
`
