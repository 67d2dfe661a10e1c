import { showCurrentYear } from './current-year'
import { showUnknownProject } from './unknown-project'
import { followTheme } from './theme'

followTheme()
document.addEventListener('DOMContentLoaded', () => {
  showCurrentYear()
  showUnknownProject()
})
