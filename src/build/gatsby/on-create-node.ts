import type { GatsbyNode, Node } from 'gatsby'
import { createRemotePicture } from '../images/create-remote-picture'
import { isRemote } from '../images/is-remote'

type ProjectNode = Node & { img?: { src?: unknown } }

/** In `gatsby develop`, an address that the owner has just written is fetched without a restart. */
export const onCreateNode: GatsbyNode<ProjectNode>['onCreateNode'] = async ({ node, ...maker }) => {
  const src = node.img?.src
  if (process.env.NODE_ENV !== 'development' || typeof src !== 'string' || !isRemote(src)) return
  await createRemotePicture(src, 'project.json', maker)
}

/** Only projects have pictures that are addresses. */
export const shouldOnCreateNode: GatsbyNode<ProjectNode>['shouldOnCreateNode'] = ({ node }) =>
  node.internal.type === 'Project'
