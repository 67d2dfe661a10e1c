import { readFileSync } from 'node:fs'
import { parse } from 'postcss'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Custom properties by their names without the dashes. */
type Properties = Map<string, string>

/** The theme that a selector of the whole document speaks of; everything that does not say "dark" is the day's. */
function findTheme(selector: string): Theme | undefined {
  if (!/^(:root|html|\.dark)(?![\w-])\S*$/.test(selector)) return undefined
  return /(?<!:not\()\.dark(?![\w-])/.test(selector) ? 'dark' : 'light'
}

/** What a style sheet declares for each theme, outside of any media query. */
function readDeclared(path: string): Record<Theme, Properties> {
  const declared = { light: new Map<string, string>(), dark: new Map<string, string>() }
  parse(readFileSync(path, 'utf8'), { from: path }).each((rule) => {
    if (rule.type !== 'rule') return
    for (const theme of new Set(rule.selectors.map(findTheme)))
      rule.each((node) => {
        if (theme !== undefined && node.type === 'decl' && node.prop.startsWith('--'))
          declared[theme].set(node.prop.slice(2), node.value)
      })
  })
  return declared
}

const REFERENCE = /var\(\s*--([\w-]+)\s*\)/

function resolve(value: string, known: Properties): string {
  const name = REFERENCE.exec(value)?.[1]
  if (name === undefined) return value
  const meant = known.get(name)
  if (meant === undefined) throw new Error(`The themes use --${name}, which is declared nowhere.`)
  return resolve(
    value.replace(REFERENCE, () => meant),
    known,
  )
}

/** The roles that each theme of themes.css declares by itself, with every `var()` in their values resolved. */
export function readThemes(): Record<Theme, ReadonlyMap<string, string>> {
  const tokens = readDeclared('src/styles/tokens.css')
  const roles = readDeclared('src/styles/themes.css')
  const day = [...tokens.light, ...roles.light]
  const night = [...day, ...tokens.dark, ...roles.dark]
  const resolveAll = (own: Properties, known: Properties) =>
    new Map([...own].map(([name, value]) => [name, resolve(value, known)]))
  return {
    light: resolveAll(roles.light, new Map(day)),
    dark: resolveAll(roles.dark, new Map(night)),
  }
}
