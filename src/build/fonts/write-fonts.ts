import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFont } from './cut-font'
import { FONTS } from './font-files'
import { toFontFaces } from './to-font-faces'

/** Where `gatsby-browser.tsx` and `src/html.tsx` find the fonts; Gatsby may empty it before each build, but not during one. */
export const FONTS_FOLDER = '.cache/fonts'

/** Makes a folder hold these files and no others. A file that is the same is not touched: webpack then keeps its cache. */
async function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name))
  for (const [name, bytes] of files) {
    const before = await readFile(join(folder, name)).catch(() => undefined)
    if (!before?.equals(bytes)) await writeFile(join(folder, name), bytes)
  }
}

/**
 * Writes the site's fonts, cut to the wanted characters or whole when none are named, and `fonts.css` with their
 * `@font-face` rules.
 */
export async function writeFonts(wanted?: ReadonlySet<string>, folder = FONTS_FOLDER): Promise<void> {
  const written = new Map<string, Buffer>()
  const rules: string[] = []
  for (const font of FONTS) {
    const files = await cutFont(font, wanted)
    for (const { name, bytes } of files) written.set(`${name}.woff2`, bytes)
    rules.push(toFontFaces(font, files))
  }
  written.set('fonts.css', Buffer.from(rules.join('\n')))
  await writeFolder(folder, written)
}
