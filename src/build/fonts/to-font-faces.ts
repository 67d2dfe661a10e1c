import type { CutFile } from './cut-font'
import type { Font } from './font-files'

const toCode = (code: number) => `U+${code.toString(16).toUpperCase()}`

/** Characters as CSS writes them: "U+141, U+17D-17E". */
export function toUnicodeRange(characters: ReadonlySet<string>): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { start: number; end: number }[] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.end === code - 1) last.end = code
    else ranges.push({ start: code, end: code })
  }
  return ranges
    .map(({ start, end }) => toCode(start) + (end > start ? `-${end.toString(16).toUpperCase()}` : ''))
    .join(', ')
}

/**
 * The `@font-face` rules of a font's files. The first file is for all characters; each further one names its own, so
 * that browsers load it only for a page that shows one of them.
 */
export function toFontFaces({ family, weight }: Font, files: readonly CutFile[]): string {
  return files
    .map(({ name, characters }, index) => {
      const range = index === 0 ? '' : `\n  unicode-range: ${toUnicodeRange(characters)};`
      return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: url('./${name}.woff2') format('woff2');
  font-display: swap;${range}
}
`
    })
    .join('\n')
}
