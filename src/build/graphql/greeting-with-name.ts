import type { DataNode, ResolverContext } from './resolver-types'

const PLACEHOLDER = '{shortName}'

/** Resolves the greeting on the cover: the owner's title, with their short name in the place kept for it. */
export async function greetingWithName(
  hero: { title: string },
  _: unknown,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const profile = await nodeModel.findOne<DataNode<{ shortName: string }>>({ type: 'Profile', query: {} })
  return hero.title.replaceAll(PLACEHOLDER, () => profile?.shortName ?? '')
}
