import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { problemWith, type ContentProblem } from '../content-problem'
import { mapBounded } from '../map-bounded'
import { parseOwnerSvg } from '../parse-owner-svg'
import { showPath, type RawContent } from '../read-content'
import { isIconFile } from './icons-exist'
import { findBeside } from './pictures-exist'
import { findTexts } from './rule'

const READ_AT_ONCE = 8

type Content = Pick<RawContent, 'files' | 'entries' | 'dataFolder' | 'absoluteDataFolder'>

/** Every SVG file that is named as an icon can be drawn in a page and does nothing but be drawn. */
export async function iconFilesAreSafe(content: Content): Promise<ContentProblem[]> {
  const named = findTexts(content, 'icon')
    .filter(({ value }) => isIconFile(value))
    .flatMap((field) => findBeside(content, field) ?? [])
    .filter(({ type }) => type === 'file')
  const files = [...new Set(named.map((entry) => entry.path))]
  const problems = await mapBounded(files, READ_AT_ONCE, async (file) => {
    const result = parseOwnerSvg(await readFile(path.join(content.absoluteDataFolder, file), 'utf8'))
    if (!('problem' in result)) return []
    const [message = '', ...hint] = result.problem.split(/(?<=\.) /)
    return [problemWith(showPath(content.dataFolder, file), { message, hint: hint.join(' ') })]
  })
  return problems.flat()
}
