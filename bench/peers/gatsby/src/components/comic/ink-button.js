import { Link } from 'gatsby'
import * as styles from '../../../../../../src/components/comic/ink-button.module.css'

/** A page of the site by Gatsby's Link; another site in a new tab; a file or a mail address by a plain link. */
export function InkButton({ href, children, isStrong = false, inNewTab = href.startsWith('http') }) {
  const className = isStrong ? `${styles.button} ${styles.strong}` : styles.button
  if (href.endsWith('/') && href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    )
  if (!inNewTab)
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
