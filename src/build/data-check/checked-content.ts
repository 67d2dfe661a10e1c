import { formatProblems } from '../../content/format-problems'
import type { Content } from '../../content/to-content'
import { dataFolder, isDevelop, sourcedFolder } from '../data-folder'
import { findRulesFault } from '../headers/find-rules-fault'
import { findPreviewFault, previewAddress } from '../preview-address'
import { checkRemembering } from './check-remembering'
import { mirrorFolder } from './mirror-folder'

let known: { content: Content; isPreview: boolean } | undefined

/**
 * Checks the owner's data and remembers it when it is good; in `gatsby develop` only good data reaches Gatsby.
 * Gives the text that tells the owner all problems, or undefined when there is none.
 */
export async function checkData(): Promise<string | undefined> {
  const checked = await checkRemembering(dataFolder())
  if (!checked.content) return formatProblems(checked.problems)
  const fault = findPreviewFault() ?? (await findRulesFault('static'))
  if (fault !== undefined) return fault
  const { content } = checked
  const siteUrl = previewAddress() ?? content.site.siteUrl
  known = {
    content: { ...content, site: { ...content.site, siteUrl } },
    isPreview: new URL(siteUrl).href !== new URL(content.site.siteUrl).href,
  }
  if (isDevelop()) await mirrorFolder(dataFolder(), sourcedFolder())
  return undefined
}

function whatIsKnown() {
  if (!known) throw new Error('The data was not checked yet.')
  return known
}

/**
 * The owner's data as it was when it was last good, with the address that this build stands at; throws before the first
 * check, which is our mistake.
 */
export const checkedContent = (): Content => whatIsKnown().content

/** Whether this build stands elsewhere than the owner says; throws before the first check. */
export const isPreview = (): boolean => whatIsKnown().isPreview
