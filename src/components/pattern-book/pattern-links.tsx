import { withPrefix } from 'gatsby'
import { PATTERN_BOOK_PATH, patternPath } from '../../content/addresses'
import { ALL_PATTERNS } from './all-patterns'
import * as styles from './pattern-links.module.css'

export type PatternLinksProps = { current: string }

/** From one page of the pattern book to all others. */
export function PatternLinks({ current }: PatternLinksProps) {
  return (
    <nav aria-label="Pattern book">
      <ul className={styles.links}>
        <li>
          <a href={withPrefix(PATTERN_BOOK_PATH)}>All parts</a>
        </li>
        {ALL_PATTERNS.map(({ id, name }) => (
          <li key={id}>
            <a href={withPrefix(patternPath(id))} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
