import { graphql, withPrefix } from 'gatsby'
import { PROJECTS_PATH } from '../../content/addresses'
import { InkButton } from '../comic/ink-button'
import { SectionTitle } from '../comic/section-title'
import { StickerSheet } from '../comic/sticker-sheet'
import * as styles from './project-story.module.css'

export type ProjectStoryProps = { project: Queries.ProjectStoryFragment }

/** The inside of a project's issue: what it is, what it is made with, what it was to reach. */
export function ProjectStory({ project: { shortExplanation, techStack, goals } }: ProjectStoryProps) {
  return (
    <div className={styles.story}>
      <section className={styles.narration} aria-labelledby="short-explanation">
        <SectionTitle id="short-explanation" title="Short Explanation" comicName="Our story so far…" />
        <p className={styles.explanation}>{shortExplanation}</p>
      </section>
      {techStack.length > 0 && (
        <section className={styles.stickers} aria-labelledby="tech-stack-used">
          <SectionTitle id="tech-stack-used" title="Tech Stack Used" comicName="Sticker sheet" />
          <StickerSheet technologies={techStack} size="large" />
        </section>
      )}
      {goals.length > 0 && (
        <section className={styles.goals} aria-labelledby="goals">
          <SectionTitle id="goals" title="Goals" comicName="The mission" />
          <ol className={styles.goalList}>
            {goals.map((goal, index) => (
              <li key={index}>{goal}</li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.back}>
        <InkButton href={withPrefix(PROJECTS_PATH)}>Back to all projects</InkButton>
      </p>
    </div>
  )
}

export const projectStory = graphql`
  fragment ProjectStory on Project {
    shortExplanation
    goals
    techStack {
      ...Sticker
    }
  }
`
