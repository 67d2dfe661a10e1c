import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkContent, type CheckedContent } from '../../content/check-content'
import { createDecodedPictures } from '../../content/decoded-pictures'
import { writeWhole } from '../write-whole'

/** Where tools keep what they can do without. Not `.cache/`, which is Gatsby's: a check makes none before the first build. */
export const DECODED_PICTURES = join('node_modules', '.cache', 'inkfolio', 'decoded-pictures.json')

/** What another decoder found whole may be too damaged for this one. */
type Memory = { decoder: string; pictures: [key: string, format: string][] }

const DECODER = JSON.stringify(sharp.versions)

/** A memory that is lost or damaged costs time, and nothing else. */
async function readMemory(file: string): Promise<Memory['pictures']> {
  try {
    const { decoder, pictures } = JSON.parse(await readFile(file, 'utf8')) as Memory
    return decoder === DECODER ? pictures : []
  } catch {
    return []
  }
}

async function writeMemory(file: string, pictures: ReadonlyMap<string, string>): Promise<void> {
  const memory: Memory = { decoder: DECODER, pictures: [...pictures] }
  await writeWhole(file, JSON.stringify(memory))
}

/**
 * Checks a data folder as `checkContent` does, but decodes only those pictures that were written to since the last time:
 * of 3,000 projects that is nearly all of the time.
 */
export async function checkRemembering(
  dataFolder: string,
  memory = DECODED_PICTURES,
): Promise<CheckedContent> {
  const decodedPictures = createDecodedPictures(new Map(await readMemory(memory)))
  const checked = await checkContent(dataFolder, { decodedPictures })
  const { before, now } = decodedPictures
  const isNews = now.size !== before.size || [...now.keys()].some((key) => !before.has(key))
  // Where nothing can be written, the next check takes longer: no reason to fail.
  if (isNews) await writeMemory(memory, now).catch(() => undefined)
  return checked
}
