import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { toPictureKey } from '../src/build/pictures/picture-key'

/** What the addresses of a picture begin with under /static/: its key, by the file that it is made of. */
export function keyOfPicture(file: string): string {
  return toPictureKey(createHash('md5').update(readFileSync(file)).digest('hex'))
}
