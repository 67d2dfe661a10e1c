import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const cacheMark = z.object({
  pathPrefix: z.string(),
  node: z.string(),
  gatsby: z.string(),
  project: z.string(),
  finished: z.boolean(),
})

/**
 * What Gatsby's cache was made for and by: the path prefix ("" or "/x"), the versions of Node and Gatsby, a digest of the
 * project, and whether the build that wrote it came to its end.
 */
export type CacheMark = z.infer<typeof cacheMark>

/**
 * What a cache must have been made for and by to be of use. The path prefix is undefined when site.json cannot be read:
 * then nothing will be built, and that is no reason to lose a cache.
 */
export type CachePurpose = Omit<CacheMark, 'finished' | 'pathPrefix'> & { pathPrefix: string | undefined }

/** Gatsby empties `.cache/` at a first start, but leaves what begins with a dot. */
const MARK = join('.cache', '.made-for.json')

/** The mark of the cache in a project's folder; none where there is none, or only half of one. */
export async function readMark(folder: string): Promise<CacheMark | undefined> {
  try {
    return cacheMark.parse(JSON.parse(await readFile(join(folder, MARK), 'utf8')))
  } catch {
    return undefined
  }
}

/** Marks the cache in a project's folder, which may not be there yet. */
export async function writeMark(folder: string, mark: CacheMark): Promise<void> {
  await mkdir(dirname(join(folder, MARK)), { recursive: true })
  await writeFile(join(folder, MARK), JSON.stringify(mark))
}

/** Takes the mark away: whoever comes next does not know what the cache is good for, and throws it away. */
export async function removeMark(folder: string): Promise<void> {
  await rm(join(folder, MARK), { force: true })
}
