import { Link } from 'gatsby'
import * as styles from '../../../../../src/components/layout/site-footer.module.css'

const LINKS = [
  { name: 'About', path: '/about/' },
  { name: 'Projects', path: '/projects/' },
  { name: 'Home', path: '/' },
]

export function SiteFooter({ ownerName }) {
  return (
    <footer className={styles.footer}>
      <span className={styles.closing} aria-hidden="true">
        To be continued…
      </span>
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {LINKS.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright}>
        © {new Date().getFullYear()} {ownerName}
      </p>
    </footer>
  )
}
