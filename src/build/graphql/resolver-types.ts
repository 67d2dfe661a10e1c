import type { Node } from 'gatsby'

/** A node whose other fields are the owner's, as the JSON file has them. */
export type DataNode<Fields> = Node & Fields

type Filter = { [field: string]: { eq: string } | Filter }

type Query = { filter?: Filter }

/** The part of Gatsby's resolver context that this project's resolvers use. */
export type ResolverContext = {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): Node | null
    findOne<T extends Node>(args: { type: string; query: Query }): Promise<T | null>
  }
}

/** The JSON file (or other file) that a node was read from; throws if there is none, which is our mistake. */
export function findFile(node: Node, context: ResolverContext): FileNode {
  const parent = node.parent ? context.nodeModel.getNodeById({ id: node.parent }) : null
  if (!parent || !('absolutePath' in parent)) throw new Error(`The node ${node.id} was not read from a file.`)
  return parent as FileNode
}

/** A file as gatsby-source-filesystem describes it: absolute paths of the disk, relative ones to the data folder. */
export type FileNode = Node & { absolutePath: string; relativePath: string; dir: string }
