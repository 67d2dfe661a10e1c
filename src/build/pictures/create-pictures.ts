import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { mapBounded } from '../../content/map-bounded'
import { writeWhole } from '../write-whole'
import { encodeSource } from './encode-source'
import { parsePictureAddress, type Variant } from './picture-address'

/** A file to make: its address without a path prefix, and where it is kept between builds. */
type Wanted = Variant & { file: string }

/** Where pictures come from and go to. */
export type PictureMeans = {
  /** The files that pictures are made of, by the keys of the pictures. */
  sources: ReadonlyMap<string, string>
  /** A folder of their own that lasts from build to build. */
  cacheFolder: string
  /** Called before the first picture is encoded, with how many sources there are, and after each. */
  onProgress?: (done: number, total: number) => void
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** What is missing in the cache, by the keys of the sources. */
async function findMissing(wanted: readonly Wanted[]): Promise<Map<string, Wanted[]>> {
  const missing = new Map<string, Wanted[]>()
  for (const one of wanted)
    if (!(await isThere(one.file))) missing.set(one.key, [...(missing.get(one.key) ?? []), one])
  return missing
}

async function encodeMissing(missing: ReadonlyMap<string, Wanted[]>, means: PictureMeans): Promise<void> {
  let done = 0
  if (missing.size > 0) means.onProgress?.(done, missing.size)
  await mapBounded([...missing], availableParallelism(), async ([key, variants]) => {
    const source = means.sources.get(key)
    if (source === undefined) throw new Error(`A page shows a picture whose source is gone: ${key}.`)
    await encodeSource(source, variants, ({ file }, bytes) => writeWhole(file, bytes))
    means.onProgress?.((done += 1), missing.size)
  })
}

/** Removes what no page shows any more, and what a killed build left unfinished. */
async function keepOnly(files: ReadonlySet<string>, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const kept = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of kept) if (!files.has(file)) await rm(file)
}

/**
 * Makes the pictures among the addresses, which have no path prefix ("static/…"), unless an earlier build did; gives the
 * file of each. A source is decoded once, and every core encodes.
 * Throws when a source cannot be decoded, which the check of the data rules out.
 */
export async function createPictures(
  addresses: Iterable<string>,
  means: PictureMeans,
): Promise<Map<string, string>> {
  const { cacheFolder } = means
  const files = new Map<string, string>()
  const wanted: Wanted[] = []
  for (const address of addresses) {
    const variant = parsePictureAddress(address)
    if (!variant) continue
    const file = join(cacheFolder, address)
    files.set(address, file)
    wanted.push({ ...variant, file })
  }
  await mkdir(cacheFolder, { recursive: true })
  await encodeMissing(await findMissing(wanted), means)
  await keepOnly(new Set(files.values()), cacheFolder)
  return files
}
