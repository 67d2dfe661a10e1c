import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One figure for everything that is published: names and bytes. */
export function digest(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
