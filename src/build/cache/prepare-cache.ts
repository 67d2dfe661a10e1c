import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Gatsby keeps between builds; the second belongs to the first. */
const CACHE_FOLDERS = ['.cache', 'public']

const MARK = join('.cache', 'made-for.json')

/** What a cache is good for. Gatsby keeps addresses with their path prefix in it and does not notice when that changes. */
export type CachePurpose = { pathPrefix: string }

/**
 * Throws Gatsby's cache in a project's folder away unless it is known to be made for this purpose. Gives whether there was
 * one to throw away. To be called before Gatsby starts, which reads its cache at once.
 */
export async function prepareCache(folder: string, purpose: CachePurpose): Promise<boolean> {
  const mark = await readFile(join(folder, MARK), 'utf8').catch(() => undefined)
  if (mark === JSON.stringify(purpose)) return false
  const isThere = existsSync(join(folder, '.cache'))
  for (const name of CACHE_FOLDERS) await rm(join(folder, name), { recursive: true, force: true })
  return isThere
}

/** Marks Gatsby's cache with what it was made for. To be called when Gatsby runs, which clears its cache at the start. */
export async function markCache(folder: string, purpose: CachePurpose): Promise<void> {
  await writeFile(join(folder, MARK), JSON.stringify(purpose))
}
