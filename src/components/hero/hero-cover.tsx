import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { InkButton } from '../comic/ink-button'
import { SoundWord } from '../comic/sound-word'
import { SpeechBalloon } from '../comic/speech-balloon'
import { Sunburst } from '../comic/sunburst'
import { findResumeUrl } from '../link/find-resume-url'
import { ResumeLink } from '../link/resume-link'
import { Icon } from '../picture/icon'
import { Picture } from '../picture/picture'
import * as styles from './hero-cover.module.css'

export type HeroCoverProps = { portfolio: Queries.HeroCoverFragment; icons: Queries.HeroIconsFragment }

/** The cover of the issue: the owner, what they say, what they are, and every way to reach them. */
export function HeroCover({ portfolio: { site, profile }, icons }: HeroCoverProps) {
  const { email, hero, portrait } = profile
  const resumeUrl = findResumeUrl(profile.resumeUrl, site.outputs)
  return (
    <section className={styles.cover} aria-labelledby="greeting">
      <Sunburst from="figure" />
      <HalftoneField />
      <div className={styles.words}>
        <SpeechBalloon>
          <h1 id="greeting" className={styles.greeting}>
            {hero.greeting}
          </h1>
        </SpeechBalloon>
        <CaptionBox>{hero.jobTitle}</CaptionBox>
        <CaptionBox tone="text" className={styles.subtitle}>
          {hero.subtitle}
        </CaptionBox>
        <ul className={styles.links}>
          {email !== null && (
            <li>
              <InkButton href={`mailto:${email}`} isStrong>
                <Icon icon={icons.mailIcon} />
                Mail me
              </InkButton>
            </li>
          )}
          {resumeUrl !== undefined && (
            <li>
              <ResumeLink resumeUrl={resumeUrl} />
            </li>
          )}
          <SocialLinks links={hero.socialLinks} icons={icons} />
        </ul>
      </div>
      <div className={styles.portrait}>
        <div className={styles.frame}>
          <Picture
            image={portrait.image.gatsbyImageData}
            alt={portrait.alt}
            sizes="(min-width: 90rem) 40rem, (min-width: 48rem) 42vw, min(17rem, 92vw)"
            isFirstScreen
          />
        </div>
        <SoundWord hasBurst className={styles.sound}>
          Pow!
        </SoundWord>
      </div>
    </section>
  )
}

type SocialLinksProps = {
  links: Queries.HeroCoverFragment['profile']['hero']['socialLinks']
  icons: Queries.HeroIconsFragment
}

function SocialLinks({ links, icons }: SocialLinksProps) {
  const social = [
    { name: 'GitHub', href: links?.github, icon: icons.githubIcon },
    { name: 'LinkedIn', href: links?.linkedin, icon: icons.linkedinIcon },
  ]
  return social.map(
    ({ name, href, icon }) =>
      href && (
        <li key={name}>
          <InkButton href={href}>
            <Icon icon={icon} />
            <span className="visually-hidden">{name}</span>
          </InkButton>
        </li>
      ),
  )
}

export const heroCover = graphql`
  fragment HeroCover on Portfolio {
    site {
      outputs {
        resumePdf
      }
    }
    profile {
      email
      resumeUrl
      portrait {
        alt
        image {
          gatsbyImageData(
            width: 1088
            aspectRatio: 1
            breakpoints: [320, 544, 816]
            formats: [AUTO, WEBP, AVIF]
            placeholder: NONE
          )
        }
      }
      hero {
        greeting
        jobTitle
        subtitle
        socialLinks {
          github
          linkedin
        }
      }
    }
  }

  fragment HeroIcons on Query {
    mailIcon: icon(name: "mdi:email") {
      ...IconShape
    }
    githubIcon: icon(name: "mdi:github") {
      ...IconShape
    }
    linkedinIcon: icon(name: "mdi:linkedin") {
      ...IconShape
    }
  }
`
