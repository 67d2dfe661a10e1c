import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from './card'

/** Everything that has a say in how a card looks, besides the card: how it is drawn, and by which versions of what. */
const FOLDERS = ['src/build/social-cards', 'src/build/typesetting', 'src/build/fonts']
const FILES = ['package-lock.json', 'src/content/social-card-size.ts']

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ name }) => join(folder, name))
    .sort()
}

/** A digest of the drawing code and of all that is installed. */
export function digestDrawing(): string {
  const hash = createHash('sha256')
  for (const file of [...FILES, ...FOLDERS.flatMap(listFiles)]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * The name under which a card is kept: another one when anything differs that the picture depends on. The other texts of
 * the site have no part in it: which font draws a letter depends on the letter and the language alone.
 */
export function toCardKey({ data, pictures }: Card, drawing: string): string {
  const digests = pictures.map(({ digest }) => digest)
  return createHash('sha256')
    .update(JSON.stringify([drawing, data, digests]))
    .digest('hex')
}
