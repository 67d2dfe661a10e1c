import { join } from 'node:path'
import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { mapBounded } from '../../content/map-bounded'
import { checkedContent, isPreview } from '../data-check/checked-content'
import { dataFolder } from '../data-folder'
import { createRemotePicture } from '../images/create-remote-picture'
import { isRemote } from '../images/is-remote'

// So few that they do not take each other's time: each has ten seconds.
const FETCHED_AT_ONCE = 4

/** The node of the address that this build stands at. */
async function createSiteAddress(maker: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = maker
  const address = { siteUrl: checkedContent().site.siteUrl, isPreview: isPreview() }
  const internal = { type: 'SiteAddress', contentDigest: createContentDigest(address) }
  await actions.createNode({ ...address, id: createNodeId('SiteAddress'), internal })
}

/**
 * Names the address of the site, and fetches the projects' pictures that are addresses. At every build, even when nothing
 * else changed: the picture may have, and one that failed yesterday deserves another try.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (maker) => {
  await createSiteAddress(maker)
  await mapBounded(checkedContent().projects, FETCHED_AT_ONCE, async ({ projectId, img }) => {
    const file = join(dataFolder(), 'projects', projectId, 'project.json')
    if (img && isRemote(img.src)) await createRemotePicture(img.src, file, maker)
  })
}
