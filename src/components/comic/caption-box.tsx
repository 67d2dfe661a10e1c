import type { ReactNode } from 'react'
import * as styles from './caption-box.module.css'

export type CaptionBoxProps = { children: ReactNode; tone?: 'narrator' | 'ink' }

/** The narrator's box: a date, a role, a word between the pictures. */
export function CaptionBox({ children, tone = 'narrator' }: CaptionBoxProps) {
  return <p className={[styles.caption, styles[tone]].join(' ')}>{children}</p>
}
