import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { ResumeLink } from '../link/resume-link'
import { Picture } from '../picture/picture'
import * as styles from './dossier.module.css'

export type DossierProps = { owner: Queries.DossierFragment; stats: Queries.DossierStatsFragment }

/** The character's file: who they are in their own words, with the photo taped in, and what can be counted. */
export function Dossier({ owner: { name, bio, photo, resumeUrl, hero }, stats }: DossierProps) {
  const facts = [
    { term: 'Role', fact: hero.jobTitle },
    { term: 'Projects', fact: stats.projects.totalCount },
    { term: 'Technologies', fact: stats.technologies.totalCount },
    { term: 'Bootcamps', fact: stats.bootcamps.totalCount },
  ].filter(({ fact }) => fact !== 0)
  return (
    <section className={styles.dossier} aria-labelledby="name">
      <HalftoneField />
      <div className={styles.photo}>
        <Picture
          image={photo.image.gatsbyImageData}
          alt={photo.alt}
          sizes="(min-width: 48rem) 26rem, 70vw"
          isFirstScreen
        />
      </div>
      <Panel variant="splash" className={styles.file}>
        <CaptionBox tone="ink">About</CaptionBox>
        <h1 id="name" className={styles.name}>
          {name}
        </h1>
        <dl className={styles.facts}>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.bio}>{bio}</p>
        {resumeUrl !== null && <ResumeLink resumeUrl={resumeUrl} />}
      </Panel>
    </section>
  )
}

export const dossier = graphql`
  fragment Dossier on Profile {
    name
    bio
    resumeUrl
    hero {
      jobTitle
    }
    photo {
      alt
      image {
        gatsbyImageData(
          aspectRatio: 1
          width: 816
          breakpoints: [320, 544]
          formats: [AUTO, WEBP, AVIF]
          placeholder: NONE
        )
      }
    }
  }

  fragment DossierStats on Query {
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
