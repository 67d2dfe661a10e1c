import { withPrefix } from 'gatsby'
import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH } from '../../content/addresses'
import * as styles from './site-footer.module.css'

const LINKS = [
  { name: 'About', path: ABOUT_PATH },
  { name: 'Projects', path: PROJECTS_PATH },
  { name: 'Home', path: HOME_PATH },
] as const

export type SiteFooterProps = { ownerName: string }

/** The imprint. The year is that of the build; src/browser/current-year.ts makes it the visitor's. */
export function SiteFooter({ ownerName }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <span className={styles.closing} aria-hidden="true">
        To be continued…
      </span>
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {LINKS.map(({ name, path }) => (
            <li key={path}>
              <a href={withPrefix(path)}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright}>
        © <span data-current-year="">{BUILD_YEAR}</span> {ownerName}
      </p>
    </footer>
  )
}
