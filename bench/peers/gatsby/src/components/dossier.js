import { graphql } from 'gatsby'
import { CaptionBox } from './comic/caption-box'
import { HalftoneField } from './comic/halftone-field'
import { InkButton } from './comic/ink-button'
import { Panel } from './comic/panel'
import { Picture } from './picture'
import * as styles from '../../../../../src/components/about/dossier.module.css'

export function Dossier({ profile, counts }) {
  const facts = [
    { term: 'Role', fact: profile.hero.jobTitle },
    { term: 'Projects', fact: counts.projects.totalCount },
    { term: 'Technologies', fact: counts.technologies.totalCount },
    { term: 'Bootcamps', fact: counts.bootcamps.totalCount },
  ]
  return (
    <section className={styles.dossier} aria-labelledby="name">
      <HalftoneField />
      <div className={styles.photo}>
        <Picture
          picture={profile.photo}
          sizes="(min-width: 79rem) 24.6rem, (min-width: 60rem) 31vw, (min-width: 34rem) 24.6rem, 71vw"
          isFirstScreen
        />
      </div>
      <Panel variant="splash" className={styles.file}>
        <CaptionBox tone="ink">About</CaptionBox>
        <h1 id="name" className={styles.name}>
          {profile.name}
        </h1>
        <dl className={styles.facts}>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.bio}>{profile.bio}</p>
        <ul className={styles.links}>
          <li>
            <InkButton href="/resume.pdf" inNewTab>
              Resume
            </InkButton>
          </li>
          <li>
            <InkButton href="/contact.vcf">Contact card</InkButton>
          </li>
        </ul>
      </Panel>
    </section>
  )
}

export const dossier = graphql`
  fragment Dossier on Profile {
    name
    bio
    hero {
      jobTitle
    }
    photo {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 680
            aspectRatio: 1
            breakpoints: [288, 400, 480, 560, 680, 840, 960, 1120, 1360]
          )
        }
      }
    }
  }
  fragment DossierCounts on Query {
    projects: allProject {
      totalCount
    }
    technologies: allTechnology {
      totalCount
    }
    bootcamps: allBootcamp {
      totalCount
    }
  }
`
