import { withPrefix } from 'gatsby'
import { HOME_PATH, PROJECTS_PATH } from '../../content/addresses'
import { InkButton } from '../comic/ink-button'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Shout } from '../comic/shout'
import { SoundWord } from '../comic/sound-word'
import { Sunburst } from '../comic/sunburst'
import * as styles from './cliff-hanger.module.css'

export type CliffHangerProps = {
  title: string
  message: string
  /** What may have happened, in the narrator's words. */
  story?: string
  wayBack: 'home' | 'projects'
}

const WAYS_BACK = {
  home: { path: HOME_PATH, name: 'Back to the home page' },
  projects: { path: PROJECTS_PATH, name: 'Back to all projects' },
}

/** The page that ends in mid-air: what went wrong, and the way back. */
export function CliffHanger({ title, message, story, wayBack }: CliffHangerProps) {
  const { path, name } = WAYS_BACK[wayBack]
  return (
    <div className={styles.cliff}>
      <Sunburst from="above" />
      <HalftoneField />
      <div className={styles.cry}>
        <Shout>
          <h1 className={styles.title}>{title}</h1>
        </Shout>
      </div>
      <div className={styles.scene}>
        <SoundWord className={styles.sound}>Aaaah!</SoundWord>
      </div>
      <div className={styles.ending}>
        <CaptionBox tone="text">{message}</CaptionBox>
        {story && <CaptionBox tone="text">{story}</CaptionBox>}
        <InkButton href={withPrefix(path)} isStrong>
          {name}
        </InkButton>
      </div>
    </div>
  )
}
