import path from 'node:path'
import sharp from 'sharp'
import type { ContentProblem, ProblemWords } from '../content-problem'
import { toStateKey, type DecodedPictures } from '../decoded-pictures'
import { mapBounded } from '../map-bounded'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findBeside, findLocalPictures } from './pictures-exist'
import { problemIn } from './rule'

const DECODED_AT_ONCE = 4

/** What an ending promises, in the names of sharp's formats. */
const FORMATS: Readonly<Record<string, string>> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'avif',
}

const ENDINGS = '.png, .jpg, .jpeg, .webp or .avif'

type Content = Pick<RawContent, 'files' | 'entries' | 'absoluteDataFolder' | 'decodedPictures'>

/** Every picture that is there can be decoded to its end, and is what its ending says. */
export async function picturesAreReadable(content: Content): Promise<ContentProblem[]> {
  const pictures = findLocalPictures(content).flatMap((field) => {
    const entry = findBeside(content, field)
    return entry?.type === 'file' ? [{ field, file: path.join(content.absoluteDataFolder, entry.path) }] : []
  })
  const problems = await mapBounded(pictures, DECODED_AT_ONCE, async ({ field, file }) => {
    const words = await judge(field.value, file, content.decodedPictures)
    return words === null ? [] : [problemIn(field, words)]
  })
  return problems.flat()
}

async function judge(name: string, file: string, decoded: DecodedPictures): Promise<ProblemWords | null> {
  const { ext, name: stem } = path.parse(name)
  const promised = FORMATS[ext.toLowerCase()]
  if (promised === undefined)
    return {
      message: `${quote(name)} has a wrong ending: a picture ends in ${ENDINGS}.`,
      hint: 'Save it in one of these formats.',
    }
  const format = await recallFormat(file, decoded)
  if (format === null)
    return {
      message: `${quote(name)} cannot be read as a picture: it is damaged, cut off, or something else.`,
      hint: 'Save it again with a picture program, or take another file.',
    }
  if (format === promised) return null
  const right = Object.entries(FORMATS).find(([, other]) => other === format)?.[0]
  return {
    message: `${quote(name)} has a wrong ending: what is in it is ${format.toUpperCase()}.`,
    hint:
      right === undefined
        ? `Save it as ${ENDINGS}.`
        : `Rename the file to "${stem}${right}", and write that name here.`,
  }
}

/** The true format of a picture, from an earlier check if nobody wrote to the file since; null when it is damaged. */
async function recallFormat(file: string, { before, now }: DecodedPictures): Promise<string | null> {
  const key = await toStateKey(file).catch(() => null)
  if (key === null) return null
  const format = before.get(key) ?? (await readFormat(file))
  if (format !== null) now.set(key, format)
  return format
}

/** The true format of a picture; null when it cannot be decoded to its last row. */
async function readFormat(file: string): Promise<string | null> {
  try {
    const picture = sharp(file, { failOn: 'truncated', sequentialRead: true })
    const { format, compression } = await picture.metadata()
    await picture.resize(8, 8, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
    return compression === 'av1' ? 'avif' : format
  } catch {
    return null
  }
}
