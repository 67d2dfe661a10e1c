import type { GraphQLResolveInfo } from 'gatsby/graphql'
import type { Node } from 'gatsby'
import type { DataNode, ResolverContext } from './resolver-types'

/** Resolves a list of technology ids to the technologies, in the owner's order; throws for an id that has no file. */
export async function technologiesById(
  node: DataNode<Record<string, string[]>>,
  _: unknown,
  { nodeModel }: ResolverContext,
  { fieldName }: Pick<GraphQLResolveInfo, 'fieldName'>,
): Promise<Node[]> {
  const ids = node[fieldName] ?? []
  return Promise.all(
    ids.map(async (id) => {
      const query = { filter: { technologyId: { eq: id } } }
      const technology = await nodeModel.findOne({ type: 'Technology', query })
      if (!technology) throw new Error(`There is no technology "${id}".`)
      return technology
    }),
  )
}
