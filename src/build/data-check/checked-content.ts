import { checkContent } from '../../content/check-content'
import { formatProblems } from '../../content/format-problems'
import type { Content } from '../../content/to-content'
import { dataFolder, isDevelop, sourcedFolder } from '../data-folder'
import { mirrorFolder } from './mirror-folder'

let content: Content | undefined

/**
 * Checks the owner's data and remembers it when it is good; in `gatsby develop` only good data reaches Gatsby.
 * Gives the text that tells the owner all problems, or undefined when there is none.
 */
export async function checkData(): Promise<string | undefined> {
  const checked = await checkContent(dataFolder())
  if (!checked.content) return formatProblems(checked.problems)
  content = checked.content
  if (isDevelop()) await mirrorFolder(dataFolder(), sourcedFolder())
  return undefined
}

/** The owner's data as it was when it was last good; throws before the first check, which is our mistake. */
export function checkedContent(): Content {
  if (!content) throw new Error('The data was not checked yet.')
  return content
}
