import { withPrefix } from 'gatsby'
import { HOME_PATH, PROJECTS_PATH } from '../../content/addresses'
import { InkButton } from '../comic/ink-button'
import { SoundWord } from '../comic/sound-word'
import * as styles from './cliff-hanger.module.css'

export type CliffHangerProps = {
  title: string
  message: string
  wayBack: 'home' | 'projects'
}

const WAYS_BACK = {
  home: { path: HOME_PATH, name: 'Back to the home page' },
  projects: { path: PROJECTS_PATH, name: 'Back to all projects' },
}

/** The page that ends in mid-air: what went wrong, and the way back. */
export function CliffHanger({ title, message, wayBack }: CliffHangerProps) {
  const { path, name } = WAYS_BACK[wayBack]
  return (
    <div className={styles.cliff}>
      <SoundWord className={styles.sound}>Aaaah!</SoundWord>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <InkButton href={withPrefix(path)} isStrong>
          {name}
        </InkButton>
      </div>
    </div>
  )
}
