import { graphql } from 'gatsby'
import { DEFAULT_LOCATION } from '../../content/default-location'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { SectionTitle } from '../comic/section-title'
import { Icon } from '../picture/icon'
import * as styles from './experience-strip.module.css'

export type ExperienceStripProps = { experience: Queries.ExperienceStripFragment }

/** The "meanwhile…" strip: one panel for each job, the newest first if the owner ordered them so. */
export function ExperienceStrip({ experience: { nodes } }: ExperienceStripProps) {
  if (nodes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="work-experience">
      <SectionTitle id="work-experience" title="Work Experience" comicName="Meanwhile…" />
      <ol className={styles.strip}>
        {nodes.map(({ experienceId, company, title, date, location, icon }) => (
          <li key={experienceId}>
            <Panel paper="plate" className={styles.panel}>
              <HalftoneField />
              <CaptionBox>{date}</CaptionBox>
              <span className={styles.icon} aria-hidden="true">
                <Icon icon={icon} />
              </span>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p>{company}</p>
                <p>{location ?? DEFAULT_LOCATION}</p>
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
      experienceId
      company
      title
      date
      location
      icon {
        ...IconShape
      }
    }
  }
`
