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
  /** The path of the card's file. */
  toFile: (key: string) => string
  /** Whether the card is there, all of it. */
  has: (key: string) => Promise<boolean>
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
    toFile,
    has: async (key) => {
      const bytes = await readFile(toFile(key)).catch(() => null)
      return bytes !== null && isWholePng(bytes)
    },
    write: (key, png) => writeWhole(toFile(key), png),
    keepOnly: async (keys) => {
      const kept = new Set([...keys].map((key) => `${key}.png`))
      const unused = (await readdir(folder)).filter((name) => !kept.has(name))
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true, recursive: true })))
    },
  }
}
