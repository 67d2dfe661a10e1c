import { graphql } from 'gatsby'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { SectionTitle } from '../comic/section-title'
import { StickerSheet } from '../comic/sticker-sheet'
import * as styles from '../../../../../../src/components/project/project-story.module.css'

export function ProjectStory({ project: { shortExplanation, techStack, goals } }) {
  return (
    <div className={styles.story}>
      <Panel
        as="section"
        variant="splash"
        paper="tint"
        className={styles.narration}
        labelledBy="short-explanation"
      >
        <SectionTitle id="short-explanation" title="Short Explanation" comicName="Our story so far…" />
        <p className={styles.explanation}>{shortExplanation}</p>
      </Panel>
      <Panel as="section" className={styles.stickers} labelledBy="tech-stack-used">
        <HalftoneField />
        <SectionTitle id="tech-stack-used" title="Tech Stack Used" comicName="Sticker sheet" />
        <StickerSheet technologies={techStack} size="large" />
      </Panel>
      <section className={styles.goals} aria-labelledby="goals">
        <SectionTitle id="goals" title="Goals" comicName="The mission" />
        <ol className={styles.goalList}>
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ol>
      </section>
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
