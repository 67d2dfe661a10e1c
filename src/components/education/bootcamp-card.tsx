import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { InkButton } from '../comic/ink-button'
import { Panel } from '../comic/panel'
import * as styles from './education-card.module.css'

export type BootcampCardProps = { bootcamp: Queries.BootcampCardFragment }

/** A training: when, what was learned, and the certificate if there is one. */
export function BootcampCard({ bootcamp }: BootcampCardProps) {
  const { name, startDate, endDate, learnedSkills, certificateLink } = bootcamp
  return (
    <Panel variant="tilted" className={styles.card}>
      <CaptionBox>
        {startDate} - {endDate}
      </CaptionBox>
      <h3 className={styles.name}>{name}</h3>
      {learnedSkills.length > 0 && (
        <ul className={styles.skills}>
          {learnedSkills.map((skill, index) => (
            <li key={index}>{skill}</li>
          ))}
        </ul>
      )}
      {certificateLink !== null && (
        <InkButton href={certificateLink} of={name}>
          Certificate
        </InkButton>
      )}
    </Panel>
  )
}

export const bootcampCard = graphql`
  fragment BootcampCard on Bootcamp {
    bootcampId
    name
    startDate
    endDate
    learnedSkills
    certificateLink
  }
`
