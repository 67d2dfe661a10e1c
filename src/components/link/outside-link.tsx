import type { ReactNode } from 'react'

export type OutsideLinkProps = {
  href: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A link that leaves the site: in a new tab, which it says, and without telling the other side where it came from.
 * A mail address opens the visitor's mail program, so there it is a plain link.
 */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  if (href.startsWith('mailto:'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
