import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One figure for all style sheets of `src`: it changes when one of them does. */
export function digestStyles(): string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(join('src', file)))
  return hash.digest('hex')
}
