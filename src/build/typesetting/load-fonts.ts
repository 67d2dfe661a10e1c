import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readSource } from '../fonts/cut-font'
import { FONTS } from '../fonts/font-files'
import { readCharacters } from '../fonts/read-characters'
import { listScriptFiles } from './other-scripts'
import { renameFamily } from './rename-family'

/** Fonts as TrueType, and the families to set lettering and text in, best first. */
export type Fonts = { files: Buffer[]; lettering: string[]; text: string[] }

/** Weights that other scripts are cut out at, of all that their files can take on. */
const WEIGHTS = [400, 700]

const LETTERING = 'Bangers'

/** A font that comes with Typst and has what the others lack: arrows, signs of mathematics. */
export const LAST_RESORT = 'Libertinus Serif'

/** The site's own fonts, whole, with their families as the site names them. */
async function loadSiteFonts(): Promise<{ family: string; font: Buffer }[]> {
  const sources = FONTS.flatMap(({ family, files }) => files.map(({ source }) => ({ family, source })))
  return Promise.all(
    sources.map(async ({ family, source }) => ({
      family,
      font: await subsetFont(readSource(source), '', { keepAllGlyphs: true, targetFormat: 'sfnt' }),
    })),
  )
}

async function readDrawn(fonts: readonly { font: Buffer }[]): Promise<Set<string>> {
  const drawn = await Promise.all(fonts.map(({ font }) => readCharacters(font)))
  return new Set(drawn.flatMap((characters) => [...characters]))
}

/** Which pieces to take for which letters. Joiners and selectors go into all that know them. */
function choosePieces(missing: readonly string[], language: string): { path: string; characters: string }[] {
  const pieces = listScriptFiles(language)
  const chosen = new Set(missing.map((character) => pieces.find(({ isFor }) => isFor(character))))
  return pieces
    .filter((piece) => chosen.has(piece))
    .map(({ path, isFor }) => ({ path, characters: missing.filter(isFor).join('') }))
}

async function cutPiece(path: string, characters: string): Promise<Buffer[]> {
  const whole = await readFile(path)
  return Promise.all(
    WEIGHTS.map((wght) => subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: { wght } })),
  )
}

/**
 * Fonts for setting a text in print: those of the site, and for letters that they lack the few pieces of the Noto fonts
 * that have them. A letter that no font has is left to the typesetter.
 */
export async function loadFonts(text: string, language: string): Promise<Fonts> {
  const site = await loadSiteFonts()
  const lettering = site.filter(({ family }) => family === LETTERING)
  const running = site.filter(({ family }) => family !== LETTERING)
  const drawn = [await readDrawn(lettering), await readDrawn(running)]
  const missing = [...new Set(text + text.normalize('NFC'))].filter(
    (character) => !drawn.every((characters) => characters.has(character)),
  )
  const pieces = await Promise.all(
    choosePieces(missing, language).map(({ path, characters }) => cutPiece(path, characters)),
  )
  const ownNames = lettering.map(({ font }, index) => renameFamily(font, index))
  // The weights of a piece are one family, as those of the running text are.
  const otherNames = pieces.map((weights, index) => {
    const [name = ''] = weights.map((font) => renameFamily(font, lettering.length + index))
    return name
  })
  return {
    files: [...site.map(({ font }) => font), ...pieces.flat()],
    lettering: [...ownNames, ...otherNames, LAST_RESORT],
    text: [...new Set(running.map(({ family }) => family)), ...otherNames, LAST_RESORT],
  }
}
