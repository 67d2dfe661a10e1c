import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_CACHE } from '../pictures/picture-cache'
import { readMark, removeMark, writeMark, type CacheMark, type CachePurpose } from './cache-mark'
import { explainMismatch, type CacheUser } from './explain-mismatch'

/** What Gatsby keeps between builds; the second belongs to the first. */
const CACHE_FOLDERS = ['.cache', 'public']

/** Deletes what Gatsby keeps, but not the encoded pictures, which are good for every build. */
async function throwAway(folder: string): Promise<void> {
  for (const name of CACHE_FOLDERS) {
    const kept = await readdir(join(folder, name)).catch(() => [])
    const doomed = kept.map((entry) => join(name, entry)).filter((entry) => entry !== PICTURE_CACHE)
    for (const entry of doomed) await rm(join(folder, entry), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** What became of the cache: the mark of one that is kept, or the line for the owner about one that was thrown away. */
export type PreparedCache = { kept?: CacheMark; told?: string }

/**
 * Throws Gatsby's cache in a project's folder away unless it is known to be of use. From here on it counts as unfinished:
 * a build has no mark until its end (`writeMark`), `gatsby develop` has one that only the next develop trusts.
 * To be called before Gatsby starts, which reads its cache at once.
 */
export async function prepareCache(
  folder: string,
  purpose: CachePurpose,
  user: CacheUser,
): Promise<PreparedCache> {
  const mark = await readMark(folder)
  const told = explainMismatch(mark, purpose, user)
  // First of all: a kill while the folders are deleted must not leave a mark that says all is well.
  if (told !== undefined || user === 'build') await removeMark(folder)
  const isThere = existsSync(join(folder, '.cache'))
  if (told !== undefined) await throwAway(folder)
  if (user === 'develop')
    await writeMark(folder, { ...purpose, pathPrefix: purpose.pathPrefix ?? '', finished: false })
  if (told === undefined) return mark ? { kept: mark } : {}
  return isThere ? { told } : {}
}
