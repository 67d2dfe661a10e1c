import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './published-page'

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

/** A figure for each file that is published, by its name: tells which ones differ. */
export function listDigests(folder: string): Record<string, string> {
  const files = listFiles(folder).map((file) => {
    const bytes = readFileSync(join(folder, file))
    return [file, createHash('sha256').update(bytes).digest('hex')]
  })
  return Object.fromEntries(files) as Record<string, string>
}
