import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { ResumeLink } from '../link/resume-link'
import { Picture } from '../picture/picture'
import * as styles from './dossier.module.css'

export type DossierProps = { owner: Queries.DossierFragment }

/** The character's file: who they are in their own words, with the photo taped in. */
export function Dossier({ owner: { name, bio, photo, resumeUrl } }: DossierProps) {
  return (
    <section className={styles.dossier} aria-labelledby="name">
      <div className={styles.photo}>
        <Picture
          image={photo.image.gatsbyImageData}
          alt={photo.alt}
          sizes="(min-width: 48rem) 22rem, 70vw"
          isFirstScreen
        />
      </div>
      <div className={styles.words}>
        <CaptionBox tone="ink">About</CaptionBox>
        <h1 id="name" className={styles.name}>
          {name}
        </h1>
        <p className={styles.bio}>{bio}</p>
        {resumeUrl !== null && <ResumeLink resumeUrl={resumeUrl} />}
      </div>
    </section>
  )
}

export const dossier = graphql`
  fragment Dossier on Profile {
    name
    bio
    resumeUrl
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
`
