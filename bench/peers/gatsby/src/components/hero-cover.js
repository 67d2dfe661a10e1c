import { graphql } from 'gatsby'
import { CaptionBox } from './comic/caption-box'
import { HalftoneField } from './comic/halftone-field'
import { InkButton } from './comic/ink-button'
import { SoundWord } from './comic/sound-word'
import { SpeechBalloon } from './comic/speech-balloon'
import { Sunburst } from './comic/sunburst'
import { Icon } from './icon'
import { Picture } from './picture'
import * as styles from '../../../../../src/components/hero/hero-cover.module.css'

export function HeroCover({ profile, icons }) {
  const { hero, email, photo, shortName } = profile
  const socialLinks = [
    { name: 'GitHub', href: hero.socialLinks.github, icon: icons.githubIcon },
    { name: 'LinkedIn', href: hero.socialLinks.linkedin, icon: icons.linkedinIcon },
  ]
  return (
    <section className={styles.cover} aria-labelledby="greeting">
      <Sunburst from="figure" />
      <HalftoneField />
      <div className={styles.words}>
        <SpeechBalloon>
          <h1 id="greeting" className={styles.greeting}>
            {hero.title.replaceAll('{shortName}', () => shortName)}
          </h1>
        </SpeechBalloon>
        <CaptionBox>{hero.jobTitle}</CaptionBox>
        <CaptionBox tone="text" className={styles.subtitle}>
          {hero.subtitle}
        </CaptionBox>
        <ul className={styles.links}>
          <li>
            <InkButton href={`mailto:${email}`} isStrong>
              <Icon icon={icons.mailIcon} />
              Mail me
            </InkButton>
          </li>
          <li>
            <InkButton href="/resume.pdf" inNewTab>
              Resume
            </InkButton>
          </li>
          {socialLinks.map(({ name, href, icon }) => (
            <li key={name}>
              <InkButton href={href}>
                <Icon icon={icon} />
                <span className="visually-hidden">{name}</span>
              </InkButton>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.portrait}>
        <div className={styles.frame}>
          <Picture
            picture={photo}
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

export const heroCover = graphql`
  fragment HeroCover on Profile {
    shortName
    email
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
    hero {
      title
      jobTitle
      subtitle
      socialLinks {
        github
        linkedin
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
