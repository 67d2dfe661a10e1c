import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-whole'

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** The chunk that ends every PNG: no data, its name, its checksum. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex')

function isWholePng(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) &&
    bytes.subarray(-PNG_END.length).equals(PNG_END)
  )
}

/** Drawn cards on the disk, by the names of `toCardKey`. */
export type CardCache = {
  /** The card, or null when there is none or only a part of one. */
  read: (key: string) => Promise<Buffer | null>
  /** Keeps a card: all of it or, when the build is killed, nothing. */
  write: (key: string, png: Buffer) => Promise<void>
  /** Removes everything but these. */
  keepOnly: (keys: ReadonlySet<string>) => Promise<void>
}

/** The cache in a folder of its own, which is made if there is none. */
export async function createCardCache(folder: string): Promise<CardCache> {
  await mkdir(folder, { recursive: true })
  const toFile = (key: string) => join(folder, `${key}.png`)
  return {
    read: async (key) => {
      const bytes = await readFile(toFile(key)).catch(() => null)
      return bytes && isWholePng(bytes) ? bytes : null
    },
    write: (key, png) => writeWhole(toFile(key), png),
    keepOnly: async (keys) => {
      const kept = new Set([...keys].map((key) => `${key}.png`))
      const unused = (await readdir(folder)).filter((name) => !kept.has(name))
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true, recursive: true })))
    },
  }
}
