import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Font } from './font-files'
import { readCharacters } from './read-characters'

/** A file of a font as it is to be published, and the characters that it is there for. */
export type CutFile = { name: string; bytes: Buffer; characters: ReadonlySet<string> }

/** Kerning, and what puts accents in their place. Nothing in the site's styles asks for other features (fractions). */
const KEPT_FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk']

/** The whole file in its package; throws when the package is not installed. */
export function readSource(source: string): Buffer {
  return readFileSync(createRequire(resolve('package.json')).resolve(source))
}

/**
 * A font's files, cut to the wanted characters; whole when none are named. A file that would add no character is left
 * out. Without hinting, which is a third of the bytes of a cut file.
 */
export async function cutFont({ files }: Font, wanted?: ReadonlySet<string>): Promise<CutFile[]> {
  const drawn = new Set<string>()
  const cut: CutFile[] = []
  for (const { name, source } of files) {
    const whole = readSource(source)
    const added = [...(await readCharacters(whole))].filter(
      (character) => !drawn.has(character) && (wanted?.has(character) ?? true),
    )
    if (added.length === 0) continue
    for (const character of added) drawn.add(character)
    const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: KEPT_FEATURES } as const
    const bytes = wanted ? await subsetFont(whole, added.join(''), options) : whole
    cut.push({ name, bytes, characters: new Set(added) })
  }
  return cut
}
