import type { ReactNode } from 'react'
import type { Theme } from './pattern'
import * as styles from './theme-frame.module.css'

export type ThemeFrameProps = { theme: Theme; children: ReactNode }

const NAMES: Record<Theme, string> = { light: 'Day', dark: 'Night' }

/** A sheet of paper in one of the two themes, whichever the page around it is in: themes.css answers to both classes. */
export function ThemeFrame({ theme, children }: ThemeFrameProps) {
  return (
    <div className={[styles.frame, theme].join(' ')} role="group" aria-label={NAMES[theme]}>
      <span className={styles.name} aria-hidden="true">
        {NAMES[theme]}
      </span>
      {children}
    </div>
  )
}
