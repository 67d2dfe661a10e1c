import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { formatGpa } from '../../content/format-gpa'
import * as styles from './education-card.module.css'

export type FormalEducationCardProps = { school: Queries.FormalEducationCardFragment }

/** A school: when, where, what, and the grade. */
export function FormalEducationCard({ school }: FormalEducationCardProps) {
  const { university, program, gpa, startDateCollege, endDateCollege } = school
  return (
    <Panel paper="tint" className={`${styles.card} ${styles.school}`}>
      <HalftoneField />
      <CaptionBox>
        {startDateCollege} - {endDateCollege}
      </CaptionBox>
      <h3 className={styles.name}>{university}</h3>
      <p className={styles.fact}>{program}</p>
      <p className={styles.fact}>GPA: {formatGpa(gpa)}</p>
    </Panel>
  )
}

export const formalEducationCard = graphql`
  fragment FormalEducationCard on FormalEducation {
    formalEducationId
    university
    program
    gpa
    startDateCollege
    endDateCollege
  }
`
