import { formatGreeting } from '../../content/format-greeting'
import { onlyNode } from './only-node'
import type { DataNode, ResolverContext } from './resolver-types'

const findProfile = onlyNode<DataNode<{ shortName: string }>>('Profile')

/** Resolves the greeting on the cover: the owner's title, with their short name in the place kept for it. */
export async function greetingWithName(
  hero: { title: string },
  args: unknown,
  context: ResolverContext,
): Promise<string> {
  const { shortName } = await findProfile(hero, args, context)
  return formatGreeting(hero.title, shortName)
}
