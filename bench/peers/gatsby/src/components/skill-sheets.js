import { graphql } from 'gatsby'
import { HalftoneField } from './comic/halftone-field'
import { Panel } from './comic/panel'
import { SectionTitle } from './comic/section-title'
import { StickerSheet } from './comic/sticker-sheet'
import * as styles from '../../../../../src/components/skills/skill-sheets.module.css'

export function SkillSheets({ skills: { techStack, developerTools } }) {
  const sheets = [
    { id: 'tech-stack', title: 'Tech Stack', comicName: 'Powers', technologies: techStack },
    { id: 'developer-tools', title: 'Developer Tools', comicName: 'Gadgets', technologies: developerTools },
  ]
  return (
    <div className={styles.sheets}>
      {sheets.map(({ id, title, comicName, technologies }) => (
        <Panel key={id} as="section" className={styles.sheet} labelledBy={id}>
          <HalftoneField />
          <SectionTitle id={id} title={title} comicName={comicName} />
          <StickerSheet technologies={technologies} size="large" />
        </Panel>
      ))}
    </div>
  )
}

export const skillSheets = graphql`
  fragment SkillSheets on Skills {
    techStack {
      ...Sticker
    }
    developerTools {
      ...Sticker
    }
  }
`
