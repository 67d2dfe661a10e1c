import { join } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { dataFolder, isDevelop } from '../data-folder'
import { createRemotePicture } from '../images/create-remote-picture'
import { isRemote } from '../images/is-remote'

type ProjectNode = Node & { img?: { src?: unknown } }

/** In `gatsby develop`, an address that the owner has just written is fetched without a restart. */
export const onCreateNode: GatsbyNode<ProjectNode>['onCreateNode'] = async ({ node, getNode, ...maker }) => {
  const src = node.img?.src
  if (!isDevelop() || typeof src !== 'string' || !isRemote(src)) return
  const file = node.parent ? getNode(node.parent)?.['relativePath'] : undefined
  await createRemotePicture(src, join(dataFolder(), String(file)), maker)
}

/** Only projects have pictures that are addresses. */
export const shouldOnCreateNode: GatsbyNode<ProjectNode>['shouldOnCreateNode'] = ({ node }) =>
  node.internal.type === 'Project'
