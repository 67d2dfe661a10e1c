import { graphql, useStaticQuery } from 'gatsby'
import { Icon } from './icon'
import * as styles from '../../../../../src/components/layout/theme-toggle.module.css'

function toggleTheme() {
  const isDark = document.documentElement.classList.toggle('dark')
  localStorage.setItem('theme', isDark ? 'dark' : 'light')
}

/** Turns day to night. The theme's class shows one of the two names. */
export function ThemeToggle() {
  const { moonIcon, sunIcon } = useStaticQuery(graphql`
    query ThemeToggle {
      moonIcon: icon(name: "mdi:weather-night") {
        ...IconShape
      }
      sunIcon: icon(name: "mdi:white-balance-sunny") {
        ...IconShape
      }
    }
  `)
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="" onClick={toggleTheme}>
      <span className={styles.toDark}>
        <Icon icon={moonIcon} />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className={styles.toLight}>
        <Icon icon={sunIcon} />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  )
}
