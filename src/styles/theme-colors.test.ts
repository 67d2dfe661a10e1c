import { readFileSync } from 'node:fs'
import { THEME_COLORS } from './theme-colors'

const themes = readFileSync('src/styles/themes.css', 'utf8')
const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** The colour behind a role: the role names a token of the palette. */
function findColor(css: string, role: string): string | undefined {
  const token = new RegExp(`${role}: var\\((--[\\w-]+)\\);`).exec(css)?.[1]
  return new RegExp(`${String(token)}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
}

test("the browser's own bars have the colour of the masthead's paper in both themes", () => {
  const [day = '', night = ''] = themes.split(':root.dark')
  expect(THEME_COLORS).toEqual({ light: findColor(day, '--masthead'), dark: findColor(night, '--masthead') })
})
