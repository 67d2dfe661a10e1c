import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Gatsby keeps between builds; the second belongs to the first. */
const CACHE_FOLDERS = ['.cache', 'public']

const MARK = join('.cache', 'made-for.json')

/** What a cache is good for. Gatsby keeps addresses with their path prefix in it and does not notice when that changes. */
export type CachePurpose = { pathPrefix: string }

/**
 * Throws Gatsby's cache in a project's folder away if it was made for another purpose, and marks the one that comes. Gives
 * whether there was one to throw away. To be called before Gatsby starts, which reads its cache at once.
 */
export async function prepareCache(folder: string, purpose: CachePurpose): Promise<boolean> {
  const wanted = JSON.stringify(purpose)
  const mark = await readFile(join(folder, MARK), 'utf8').catch(() => undefined)
  if (mark === wanted) return false
  const isThere = await access(join(folder, '.cache')).then(
    () => true,
    () => false,
  )
  for (const name of CACHE_FOLDERS) await rm(join(folder, name), { recursive: true, force: true })
  await mkdir(join(folder, '.cache'))
  await writeFile(join(folder, MARK), wanted)
  return isThere
}
