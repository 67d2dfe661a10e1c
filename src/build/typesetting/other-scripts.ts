import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** A piece of a font for other scripts, and whether it is there for a character. */
export type ScriptFile = { path: string; isFor: (character: string) => boolean }

type Script = { name: string; characters: RegExp }

/** The pieces' own lists promise more than they hold; each font is asked for its own scripts alone. */
const SCRIPTS: readonly Script[] = [
  { name: 'noto-sans', characters: /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Devanagari}\p{M}]/u },
  { name: 'noto-sans-arabic', characters: /\p{scx=Arabic}/u },
  { name: 'noto-sans-hebrew', characters: /\p{scx=Hebrew}/u },
  { name: 'noto-sans-thai', characters: /\p{scx=Thai}/u },
  { name: 'noto-sans-kr', characters: /\p{scx=Hangul}/u },
]

const EMOJI = {
  name: 'noto-emoji',
  characters: /[\p{Extended_Pictographic}\p{Emoji_Component}]/u,
}

/** Chinese, Japanese and Korean draw the same characters differently. */
const HAN: Readonly<Record<string, string>> = { zh: 'noto-sans-sc', ko: 'noto-sans-kr' }
const HAN_CHARACTERS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** "U+41-5A,U+C0" → the pairs [0x41, 0x5a] and [0xc0, 0xc0]. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
    return [parseInt(first, 16), parseInt(last, 16)]
  })
}

function listPieces({ name, characters }: Script): ScriptFile[] {
  const { resolve: find } = createRequire(resolve('package.json'))
  const folder = `@fontsource-variable/${name}`
  const subsets = JSON.parse(readFileSync(find(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  return Object.entries(subsets).map(([subset, text]) => {
    const ranges = parseRanges(text)
    return {
      path: find(`${folder}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      isFor: (character) => {
        const code = character.codePointAt(0) ?? 0
        return characters.test(character) && ranges.some(([first, last]) => code >= first && code <= last)
      },
    }
  })
}

/**
 * The pieces of the Noto fonts, which stand in for letters that the site's fonts lack. The first that is for a character
 * is meant, so that Han characters look as readers of the site's language know them, or as in Japanese.
 */
export function listScriptFiles(language: string): ScriptFile[] {
  const own = HAN[new Intl.Locale(language).language] ?? 'noto-sans-jp'
  const names = new Set([own, 'noto-sans-jp', 'noto-sans-sc'])
  const han = [...names].map((name) => ({ name, characters: HAN_CHARACTERS }))
  return [EMOJI, ...SCRIPTS, ...han].flatMap(listPieces)
}
