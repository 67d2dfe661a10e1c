import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { onlyNode } from './only-node'
import type { DataNode, ResolverContext } from './resolver-types'

type SiteAddress = { siteUrl: string; isPreview: boolean }

const findAddress = onlyNode<DataNode<SiteAddress>>('SiteAddress')

/** Resolves a field of the site to what the node of its address says. */
export async function siteAddress(
  source: unknown,
  args: unknown,
  context: ResolverContext,
  { fieldName }: Pick<GraphQLResolveInfo, 'fieldName'>,
): Promise<string | boolean> {
  const address = await findAddress(source, args, context)
  return address[fieldName as keyof SiteAddress]
}
