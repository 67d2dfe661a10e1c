import { graphql } from 'gatsby'
import { SectionTitle } from '../comic/section-title'
import { BootcampCard } from './bootcamp-card'
import { FormalEducationCard } from './formal-education-card'
import * as styles from './education.module.css'

export type EducationProps = { education: Queries.EducationFragment }

/** The origin story: schools, then training. Left out when there is neither. */
export function Education({ education: { allFormalEducation, allBootcamp } }: EducationProps) {
  const schools = allFormalEducation.nodes
  const bootcamps = allBootcamp.nodes
  if (schools.length === 0 && bootcamps.length === 0) return null
  return (
    <section className={styles.education} aria-labelledby="education">
      <SectionTitle id="education" title="Education" comicName="Origin story" />
      <ol className={styles.chapters}>
        {schools.map((school) => (
          <li key={school.formalEducationId} className={styles.chapter}>
            <FormalEducationCard school={school} />
          </li>
        ))}
        {bootcamps.map((bootcamp) => (
          <li key={bootcamp.bootcampId} className={styles.chapter}>
            <BootcampCard bootcamp={bootcamp} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export const education = graphql`
  fragment Education on Query {
    allFormalEducation(sort: { order: ASC }) {
      nodes {
        ...FormalEducationCard
      }
    }
    allBootcamp(sort: { order: ASC }) {
      nodes {
        ...BootcampCard
      }
    }
  }
`
