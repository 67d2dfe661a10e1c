import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** What decides about the bytes of a picture, besides the picture and the installed encoders. */
const RECIPE = 'src/build/pictures/encode-source.ts'

/** As many hex digits as keep the recipes of a site's life apart. */
const DIGITS = 8

let digest: string | undefined

/** A figure for how pictures are made: another one whenever the same picture may give other bytes. */
export function digestRecipe(): string {
  digest ??= createHash('sha256')
    .update(JSON.stringify(sharp.versions))
    .update(readFileSync(RECIPE))
    .digest('hex')
    .slice(0, DIGITS)
  return digest
}
