import { THEME_COLORS } from '../styles/theme-colors'

const STORAGE_KEY = 'theme'

const root = document.documentElement

function showTheme(isDark: boolean): void {
  root.classList.toggle('dark', isDark)
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', THEME_COLORS[isDark ? 'dark' : 'light'])
}

/** Storage can throw, in private windows for instance: then the page keeps the theme that it shows. */
function showStoredTheme(): void {
  try {
    showTheme(localStorage.getItem(STORAGE_KEY) === 'dark')
  } catch {
    return
  }
}

function storeTheme(isDark: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light')
  } catch {
    return
  }
}

function toggleTheme(): void {
  const isDark = !root.classList.contains('dark')
  showTheme(isDark)
  storeTheme(isDark)
}

/** Shows the stored theme, and from then on follows the toggle, the other tabs, and pages that come back from the cache. */
export function followTheme(): void {
  showStoredTheme()
  // The styles show the toggle only now: where scripts do not run, it would do nothing.
  root.dataset['scripting'] = 'on'
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggleTheme()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) showTheme(newValue === 'dark')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStoredTheme()
  })
}
