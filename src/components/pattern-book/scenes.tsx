import type { ReactElement } from 'react'
import { CaptionBox } from '../comic/caption-box'
import { Panel } from '../comic/panel'
import * as styles from './scenes.module.css'

/** The class that gives a panel room around its text. */
export const { text } = styles

/** What a field of dots needs around it: a box that is its frame. */
export const onSurface = (part: ReactElement) => (
  <div className={styles.field}>
    {part}
    <p>Text stays readable on it.</p>
  </div>
)

/** Paper, dots and rays of the splash: its texts stand in boxes. */
export const onSplash = (part: ReactElement) => (
  <div className={[styles.field, styles.splash].join(' ')}>
    {part}
    <CaptionBox>Texts stand in boxes</CaptionBox>
  </div>
)

/** Room for what sticks out. */
export const withRoom = (part: ReactElement) => <div className={styles.room}>{part}</div>

/** A panel before it in the row: the gutter leans over the edges of both. */
export const besideAnother = (part: ReactElement) => (
  <div className={styles.pair}>
    <Panel variant="strip" className={styles.text}>
      The panel before it
    </Panel>
    {part}
  </div>
)

/** Somebody for a tail to point at. */
const withSpeaker = (place: 'right' | 'left', part: ReactElement) => (
  <div className={[styles.talk, styles[place]].join(' ')}>
    {part}
    <span className={styles.speaker} aria-hidden="true" />
  </div>
)

export const withSpeakerRight = (part: ReactElement) => withSpeaker('right', part)
export const withSpeakerLeft = (part: ReactElement) => withSpeaker('left', part)
