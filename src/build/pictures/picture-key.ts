import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** What decides about the bytes of a picture, besides the picture and the installed encoders. */
const RECIPE = 'src/build/pictures/encode-source.ts'

/** Pages name a picture's key in each of its addresses. 48 bits: two of 3,000 pictures share one once in 60 million sites. */
const DIGITS = 12

let recipe: string | undefined

function readRecipe(): string {
  recipe ??= JSON.stringify(sharp.versions) + readFileSync(RECIPE, 'utf8')
  return recipe
}

/**
 * The key of a picture, 12 hex digits, by the digest of its file: of what it shows and how it is made, so another one
 * whenever its files may have other bytes.
 */
export function toPictureKey(contentDigest: string): string {
  return createHash('sha256').update(readRecipe()).update(contentDigest).digest('hex').slice(0, DIGITS)
}
