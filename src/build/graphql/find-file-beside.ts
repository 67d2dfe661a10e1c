import { posix } from 'node:path'
import type { Node } from 'gatsby'
import { findFile, type ResolverContext } from './resolver-types'

/** The file that a JSON file names by its path relative to itself, or null if there is none. */
export function findFileBeside(node: Node, src: string, context: ResolverContext): Promise<Node | null> {
  // Gatsby writes paths with forward slashes, on Windows too.
  const absolutePath = posix.join(posix.dirname(findFile(node, context).absolutePath), src)
  return context.nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath } } },
  })
}
