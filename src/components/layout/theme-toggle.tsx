import { graphql } from 'gatsby'
import { Icon } from '../picture/icon'
import * as styles from './theme-toggle.module.css'

export type ThemeToggleProps = { icons: Queries.ThemeToggleFragment }

/**
 * Turns day to night. Both names are in the page and the theme's class shows one of them, so the name is right from the
 * first paint on; what the click does is in src/browser/theme.ts.
 */
export function ThemeToggle({ icons }: ThemeToggleProps) {
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="">
      <span className={styles.toDark}>
        <Icon icon={icons.moonIcon} />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className={styles.toLight}>
        <Icon icon={icons.sunIcon} />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  )
}

export const themeToggle = graphql`
  fragment ThemeToggle on Query {
    moonIcon: icon(name: "mdi:weather-night") {
      ...IconShape
    }
    sunIcon: icon(name: "mdi:white-balance-sunny") {
      ...IconShape
    }
  }
`
