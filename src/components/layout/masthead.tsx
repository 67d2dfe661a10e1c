import { withPrefix } from 'gatsby'
import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH } from '../../content/addresses'
import { IssueBox } from '../comic/issue-box'
import { ThemeToggle } from './theme-toggle'
import * as styles from './masthead.module.css'

const LINKS = [
  { name: 'Home', path: HOME_PATH },
  { name: 'Projects', path: PROJECTS_PATH },
  { name: 'About', path: ABOUT_PATH },
] as const

export type MastheadProps = {
  ownerName: string
  icons: Queries.ThemeToggleFragment
  /** The page itself ("page"), or the section that the page belongs to ("true"); none on error pages. */
  current?: { name: (typeof LINKS)[number]['name']; is: 'page' | 'true' } | undefined
}

/** The title of the issue, the ways through it, and the switch from day to night. */
export function Masthead({ ownerName, icons, current }: MastheadProps) {
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
              <a href={withPrefix(path)} aria-current={current?.name === name ? current.is : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeToggle icons={icons} />
    </header>
  )
}
