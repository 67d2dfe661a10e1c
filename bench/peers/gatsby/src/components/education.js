import { graphql } from 'gatsby'
import { CaptionBox } from './comic/caption-box'
import { HalftoneField } from './comic/halftone-field'
import { InkButton } from './comic/ink-button'
import { Panel } from './comic/panel'
import { SectionTitle } from './comic/section-title'
import * as styles from '../../../../../src/components/education/education.module.css'
import * as cardStyles from '../../../../../src/components/education/education-card.module.css'

export function Education({ schools, trainings }) {
  return (
    <section className={styles.education} aria-labelledby="education">
      <SectionTitle id="education" title="Education" comicName="Origin story" />
      <ol className={styles.chapters}>
        {schools.nodes.map((school) => (
          <li key={school.id} className={styles.chapter}>
            <SchoolCard school={school} />
          </li>
        ))}
        {trainings.nodes.map((bootcamp) => (
          <li key={bootcamp.id} className={styles.chapter}>
            <BootcampCard bootcamp={bootcamp} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SchoolCard({ school: { university, program, gpa, startDateCollege, endDateCollege } }) {
  return (
    <Panel paper="tint" className={`${cardStyles.card} ${cardStyles.school}`}>
      <HalftoneField />
      <CaptionBox>
        {startDateCollege} - {endDateCollege}
      </CaptionBox>
      <h3 className={cardStyles.name}>{university}</h3>
      <p className={cardStyles.fact}>{program}</p>
      <p className={cardStyles.fact}>GPA: {gpa.toFixed(2)}</p>
    </Panel>
  )
}

function BootcampCard({ bootcamp: { name, startDate, endDate, learnedSkills, certificateLink } }) {
  return (
    <Panel variant="tilted" className={cardStyles.card}>
      <CaptionBox>
        {startDate} - {endDate}
      </CaptionBox>
      <h3 className={cardStyles.name}>{name}</h3>
      <ul className={cardStyles.skills}>
        {learnedSkills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      {certificateLink && (
        <InkButton href={certificateLink}>
          Certificate
          <span className="visually-hidden"> of {name}</span>
        </InkButton>
      )}
    </Panel>
  )
}

export const education = graphql`
  fragment Education on Query {
    schools: allFormalEducation(sort: { order: ASC }) {
      nodes {
        id
        university
        program
        gpa
        startDateCollege
        endDateCollege
      }
    }
    trainings: allBootcamp(sort: { order: ASC }) {
      nodes {
        id
        name
        startDate
        endDate
        learnedSkills
        certificateLink
      }
    }
  }
`
