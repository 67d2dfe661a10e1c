import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of `_headers`: for which paths, and its lines; a line "! Name" takes a header of the blocks before away. */
type Rule = { pattern: RegExp; lines: readonly string[] }

/** `*` is the only sign with a meaning in the paths of `_headers`. */
function toPattern(path: string): RegExp {
  const [first = '', ...others] = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${[first, ...others].join('.*')}$`)
}

/** Reads the `_headers` of a published folder. */
export function readHeaderRules(folder: string): Rule[] {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\S)/)
  return blocks
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n')
      return { pattern: toPattern(path.trim()), lines: lines.map((line) => line.trim()).filter(Boolean) }
    })
}

/** The headers that a path gets by the rules, by their names in small letters. */
export function headersByRules(rules: readonly Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { lines } of rules.filter(({ pattern }) => pattern.test(path)))
    for (const line of lines) {
      const [, takenAway] = /^! *(.+)$/.exec(line) ?? []
      const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(line) ?? []
      if (takenAway) headers.delete(takenAway.toLowerCase())
      else headers.set(name.toLowerCase(), value)
    }
  return headers
}
