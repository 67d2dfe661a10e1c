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
  /** What the text belongs to, said to screen readers. */
  of?: string
}

/** A link in the shape of a printed button that can be pressed. */
export function InkButton({ href, children, of, isStrong = false, inNewTab = false }: InkButtonProps) {
  const className = [styles.button, isStrong && styles.strong].filter(Boolean).join(' ')
  if (inNewTab || !href.startsWith('/'))
    return (
      <OutsideLink href={href} className={className} of={of}>
        {children}
      </OutsideLink>
    )
  return (
    <a href={href} className={className}>
      {children}
      {of !== undefined && <span className="visually-hidden">{` of ${of}`}</span>}
    </a>
  )
}
