import path from 'node:path'
import { checkShapes } from './check-shapes'
import { problemWith, sortProblems, type ContentProblem } from './content-problem'
import { createDecodedPictures, type DecodedPictures } from './decoded-pictures'
import { readContent } from './read-content'
import { readType } from './read-folder'
import { RULES } from './rules/all-rules'
import { toContent, type Content } from './to-content'

/** A portfolio without a problem, or every problem that it has. */
export type CheckedContent =
  { content: Content; problems: readonly [] } | { content: null; problems: readonly ContentProblem[] }

/** Where files of the site lie that the data may name, and which pictures need not be decoded again. */
export type CheckOptions = { staticFolder?: string; decodedPictures?: DecodedPictures }

/**
 * Reads and checks a whole data folder: the shape of each file first, then the sense of all that is well-shaped.
 * Gives all problems at once, sorted; throws only for a fault of this program.
 */
export async function checkContent(
  dataFolder: string,
  { staticFolder = 'static', decodedPictures = createDecodedPictures() }: CheckOptions = {},
): Promise<CheckedContent> {
  const shown = dataFolder
    .split(path.sep)
    .join('/')
    .replace(/(.)\/+$/, '$1')
  const type = await readType(path.resolve(dataFolder))
  if (type !== 'folder') return { content: null, problems: [noFolder(shown, type)] }
  const raw = await readContent(shown, staticFolder, decodedPictures)
  const ruled = await Promise.all(RULES.map(async (rule) => rule(raw)))
  const problems = sortProblems([...raw.problems, ...checkShapes(raw), ...ruled.flat()])
  return problems.length > 0 ? { content: null, problems } : { content: toContent(raw), problems: [] }
}

function noFolder(shown: string, type: 'nothing' | 'other'): ContentProblem {
  return problemWith(shown, {
    message: type === 'nothing' ? 'There is no such folder.' : 'This is a file, but the data is a folder.',
    hint: 'Your data belongs in the folder data/; if it is elsewhere, PORTFOLIO_DATA must name its folder.',
  })
}
