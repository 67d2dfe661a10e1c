import type { ReactNode } from 'react'
import * as styles from './speech-balloon.module.css'

export type SpeechBalloonProps = { children: ReactNode }

/** What somebody says. The tail points to the speaker: below on phones, to the right on wide screens. */
export function SpeechBalloon({ children }: SpeechBalloonProps) {
  return (
    <div className={styles.balloon}>
      {children}
      <svg
        className={styles.tail}
        width="60"
        height="52"
        viewBox="0 0 60 52"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M8 0 C14 18 30 38 56 48 C46 34 42 16 42 0 Z" />
      </svg>
    </div>
  )
}
