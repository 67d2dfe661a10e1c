import type { ReactNode } from 'react'
import { OutsideLink } from '../link/outside-link'
import * as styles from './ink-button.module.css'

export type InkButtonProps = {
  href: string
  children: ReactNode
  /** The one thing to do comes in the strong colour. */
  isStrong?: boolean
  /** Links that leave the site always open a new tab; others only when told to. */
  inNewTab?: boolean
}

/** A link in the shape of a printed button that can be pressed. */
export function InkButton({ href, children, isStrong = false, inNewTab = false }: InkButtonProps) {
  const className = [styles.button, isStrong && styles.strong].filter(Boolean).join(' ')
  if (inNewTab || !href.startsWith('/'))
    return (
      <OutsideLink href={href} className={className}>
        {children}
      </OutsideLink>
    )
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
