import { Link } from 'gatsby'
import { IssueBox } from './comic/issue-box'
import { ThemeToggle } from './theme-toggle'
import * as styles from '../../../../../src/components/layout/masthead.module.css'

const LINKS = [
  { name: 'Home', path: '/' },
  { name: 'Projects', path: '/projects/' },
  { name: 'About', path: '/about/' },
]

/** The link to the page itself, or to the section that the page is in. */
function toCurrent({ href, isCurrent, isPartiallyCurrent }) {
  if (isCurrent) return { 'aria-current': 'page' }
  return isPartiallyCurrent && href !== '/' ? { 'aria-current': 'true' } : {}
}

export function Masthead({ ownerName }) {
  return (
    <header className={styles.masthead}>
      <IssueBox label="Issue" className={styles.issue}>
        <span className={styles.day}>Day</span>
        <span className={styles.night}>Night</span>
      </IssueBox>
      <p className={styles.title}>{ownerName}</p>
      <nav className={styles.navigation} aria-label="Main">
        <ul>
          {LINKS.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} getProps={toCurrent}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeToggle />
    </header>
  )
}
