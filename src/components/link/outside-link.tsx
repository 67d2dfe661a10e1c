import type { ReactNode } from 'react'

export type OutsideLinkProps = {
  href: string
  className?: string | undefined
  /** What the link's text belongs to, said to screen readers: " of …". */
  of?: string | undefined
  children: ReactNode
}

/**
 * A link that leaves the site: in a new tab, which it says, and without telling the other side where it came from, nor
 * giving it a hold on this page (`noreferrer` implies `noopener`).
 * A mail address opens the visitor's mail program, so there it is a plain link.
 */
export function OutsideLink({ href, className, of, children }: OutsideLinkProps) {
  if (href.startsWith('mailto:'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden">{`${of === undefined ? '' : ` of ${of}`} (opens in a new tab)`}</span>
    </a>
  )
}
