import { graphql, withPrefix } from 'gatsby'
import { CONTACT_CARD_PATH } from '../../content/addresses'
import { findResumeUrl } from '../../content/find-resume-url'
import { isOn } from '../../content/outputs'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { InkButton } from '../comic/ink-button'
import { Panel } from '../comic/panel'
import { ResumeLink } from '../link/resume-link'
import { Picture } from '../picture/picture'
import * as styles from './dossier.module.css'

export type DossierProps = { portfolio: Queries.DossierFragment; stats: Queries.DossierStatsFragment }

/** The character's file: who they are in their own words, with the photo taped in, and what can be counted. */
export function Dossier({ portfolio, stats }: DossierProps) {
  const { name, bio, portrait, hero } = portfolio.profile
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
          image={portrait.image.gatsbyImageData}
          alt={portrait.alt}
          sizes="(min-width: 79rem) 24.6rem, (min-width: 60rem) 31vw, (min-width: 34rem) 24.6rem, 71vw"
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
        <DossierLinks portfolio={portfolio} />
      </Panel>
    </section>
  )
}

/** What can be taken along: the résumé, and the contact for an address book. */
function DossierLinks({ portfolio: { site, profile } }: Pick<DossierProps, 'portfolio'>) {
  const resumeUrl = findResumeUrl(profile.resumeUrl, site.outputs)
  const hasContactCard = isOn('contactCard', site.outputs)
  if (resumeUrl === undefined && !hasContactCard) return null
  return (
    <ul className={styles.links}>
      {resumeUrl !== undefined && (
        <li>
          <ResumeLink resumeUrl={resumeUrl} />
        </li>
      )}
      {hasContactCard && (
        <li>
          <InkButton href={withPrefix(CONTACT_CARD_PATH)}>Contact card</InkButton>
        </li>
      )}
    </ul>
  )
}

export const dossier = graphql`
  fragment Dossier on Portfolio {
    site {
      outputs {
        resumePdf
        contactCard
      }
    }
    profile {
      name
      bio
      resumeUrl
      hero {
        jobTitle
      }
      portrait {
        alt
        image {
          gatsbyImageData(
            aspectRatio: 1
            width: 680
            breakpoints: [288, 400, 480, 560, 680, 840, 960, 1120, 1360]
            formats: [AUTO, AVIF]
            placeholder: NONE
          )
        }
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
