import { formatDay } from '../../content/format-day'
import { onlyNode } from './only-node'
import type { DataNode, ResolverContext } from './resolver-types'

const findSite = onlyNode<DataNode<{ language: string }>>('SiteSettings')

/** Resolves a project's date to words in the site's language, or to null when it has none. */
export async function dateInWords(
  { date }: { date?: string },
  args: unknown,
  context: ResolverContext,
): Promise<string | null> {
  if (date === undefined) return null
  const { language } = await findSite(null, args, context)
  return formatDay(date, language)
}
