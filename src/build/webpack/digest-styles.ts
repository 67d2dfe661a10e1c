import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS_FOLDER } from '../fonts/write-fonts'

/** One figure for all style sheets and fonts of some folders: it changes when one of them does. */
export function digestStyles(folders: readonly string[] = ['src', FONTS_FOLDER]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(css|woff2)$/.test(name)).sort())
      hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
