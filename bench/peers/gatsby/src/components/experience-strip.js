import { graphql } from 'gatsby'
import { CaptionBox } from './comic/caption-box'
import { HalftoneField } from './comic/halftone-field'
import { Panel } from './comic/panel'
import { SectionTitle } from './comic/section-title'
import { Icon } from './icon'
import * as styles from '../../../../../src/components/experience/experience-strip.module.css'

export function ExperienceStrip({ experience }) {
  return (
    <section className={styles.section} aria-labelledby="work-experience">
      <SectionTitle id="work-experience" title="Work Experience" comicName="Meanwhile…" />
      <ol className={styles.strip}>
        {experience.nodes.map(({ id, company, title, date, location, svg }) => (
          <li key={id}>
            <Panel paper="plate" className={styles.panel}>
              <HalftoneField />
              <CaptionBox>{date}</CaptionBox>
              <span className={styles.icon} aria-hidden="true">
                <Icon icon={svg} />
              </span>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p>{company}</p>
                <p>{location ?? 'Onsite'}</p>
              </div>
            </Panel>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const experienceStrip = graphql`
  fragment ExperienceStrip on ExperienceConnection {
    nodes {
      id
      company
      title
      date
      location
      svg {
        ...IconShape
      }
    }
  }
`
