import { readThemes } from './read-themes'
import { THEME_COLORS } from './theme-colors'

test("the browser's own bars have the colour of the masthead's paper in both themes", () => {
  const { light, dark } = readThemes()
  expect(THEME_COLORS).toEqual({ light: light.get('masthead'), dark: dark.get('masthead') })
})
