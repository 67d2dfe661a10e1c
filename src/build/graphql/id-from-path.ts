import { basename, dirname, extname } from 'node:path'
import type { Node } from 'gatsby'
import { findFile, type ResolverContext } from './resolver-types'

/** Resolves a thing's id, which is its file's name, or its folder's when the file bears the name of its kind. */
export function idFromPath(node: Node, _: unknown, context: ResolverContext): string {
  const { relativePath } = findFile(node, context)
  const name = basename(relativePath, extname(relativePath))
  return name === 'project' ? basename(dirname(relativePath)) : name
}
