import { graphql } from 'gatsby'
import { findResumeUrl } from '../../content/find-resume-url'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { InkButton } from '../comic/ink-button'
import { SoundWord } from '../comic/sound-word'
import { SpeechBalloon } from '../comic/speech-balloon'
import { Sunburst } from '../comic/sunburst'
import { ResumeLink } from '../link/resume-link'
import { Icon } from '../picture/icon'
import { Picture } from '../picture/picture'
import * as styles from './hero-cover.module.css'

export type HeroCoverProps = { portfolio: Queries.HeroCoverFragment; icons: Queries.HeroIconsFragment }

/** The cover of the issue: the owner, what they say, what they are, and every way to reach them. */
export function HeroCover({ portfolio, icons }: HeroCoverProps) {
  const { hero, portrait } = portfolio.profile
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
        <HeroLinks portfolio={portfolio} icons={icons} />
      </div>
      <div className={styles.portrait}>
        <div className={styles.frame}>
          <Picture
            image={portrait.image.gatsbyImageData}
            alt={portrait.alt}
            sizes="(min-width: 98rem) 42rem, (min-width: 48rem) 43.5vw, min(16.5rem, 92vw)"
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

/** The ways to reach the owner, as far as they exist. */
function HeroLinks({ portfolio: { site, profile }, icons }: HeroCoverProps) {
  const { email, hero } = profile
  const resumeUrl = findResumeUrl(profile.resumeUrl, site.outputs)
  const { github, linkedin } = hero.socialLinks ?? {}
  const links = [
    email && (
      <InkButton href={`mailto:${email}`} isStrong>
        <Icon icon={icons.mailIcon} />
        Mail me
      </InkButton>
    ),
    resumeUrl && <ResumeLink resumeUrl={resumeUrl} />,
    github && <SocialLink href={github} name="GitHub" icon={icons.githubIcon} />,
    linkedin && <SocialLink href={linkedin} name="LinkedIn" icon={icons.linkedinIcon} />,
  ].filter(Boolean)
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  )
}

type SocialLinkProps = { href: string; name: string; icon: Queries.IconShapeFragment }

function SocialLink({ href, name, icon }: SocialLinkProps) {
  return (
    <InkButton href={href}>
      <Icon icon={icon} />
      <span className="visually-hidden">{name}</span>
    </InkButton>
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
            width: 680
            aspectRatio: 1
            breakpoints: [288, 400, 480, 560, 680, 840, 960, 1120, 1360]
            formats: [AUTO, AVIF]
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
