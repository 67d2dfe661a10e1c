import type { ReactNode } from 'react'
import * as styles from './issue-box.module.css'

export type IssueBoxProps = { label: string; children: ReactNode; className?: string | undefined }

/** The box in a cover's corner, with the issue's number: decoration, since it says nothing that the page does not. */
export function IssueBox({ label, children, className }: IssueBoxProps) {
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span className={styles.label}>{label}</span>
      {children}
    </span>
  )
}
