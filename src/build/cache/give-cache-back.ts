import { readMark, removeMark, writeMark } from './cache-mark'
import type { CacheMark } from './cache-mark'

/** By this variable `npm run build` hands Gatsby the mark of the cache that it kept. */
const KEPT_CACHE = 'INKFOLIO_KEPT_CACHE'

/** The variable for the process that runs Gatsby on a cache that was kept; none for a cache that is new. */
export function toCacheVariable(kept: CacheMark | undefined): Record<string, string> {
  return kept ? { [KEPT_CACHE]: JSON.stringify(kept) } : {}
}

/** Marks a kept cache as it was: the data is refused, and Gatsby has only started, which leaves its cache as good as before. */
export async function giveCacheBack(folder: string): Promise<void> {
  const kept = process.env[KEPT_CACHE]
  if (kept) await writeMark(folder, JSON.parse(kept) as CacheMark)
}

/** From here on the cache changes: whatever started Gatsby, no mark may say that it is whole. */
export async function takeCache(folder: string): Promise<void> {
  const mark = await readMark(folder)
  if (mark?.finished) await removeMark(folder)
}
