import type { Node } from 'gatsby'
import type { ResolverContext } from './resolver-types'

/** A resolver for the one node of a type; it throws if there is none, for the check has refused such data. */
export function onlyNode<T extends Node>(type: string) {
  return async (_source: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<T> => {
    const node = await nodeModel.findOne<T>({ type, query: {} })
    if (!node) throw new Error(`There is no ${type}.`)
    return node
  }
}
