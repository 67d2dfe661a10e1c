import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What the addresses of a picture begin with under /static/: the digest of the file that it is made of. */
export function digestPicture(file: string): string {
  return createHash('md5').update(readFileSync(file)).digest('hex')
}
