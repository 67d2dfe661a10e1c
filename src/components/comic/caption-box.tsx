import type { ReactNode } from 'react'
import * as styles from './caption-box.module.css'

export type CaptionBoxProps = {
  children: ReactNode
  /** `narrator` and `ink` are lettered, for a few words; `text` is for a sentence. */
  tone?: 'narrator' | 'ink' | 'text'
  className?: string | undefined
}

/** The narrator's box: a date, a role, a sentence between the pictures. */
export function CaptionBox({ children, tone = 'narrator', className }: CaptionBoxProps) {
  return <p className={[styles.caption, styles[tone], className].filter(Boolean).join(' ')}>{children}</p>
}
