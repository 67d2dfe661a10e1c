import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkedContent } from '../data-check/checked-content'
import { dataFolder } from '../data-folder'
import { createRemotePicture } from '../images/create-remote-picture'
import { isRemote } from '../images/is-remote'

/**
 * Fetches the projects' pictures that are addresses. At every build, even when nothing else changed: the picture
 * may have, and one that failed yesterday deserves another try.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (maker) => {
  await Promise.all(
    checkedContent().projects.map(async ({ projectId, img }) => {
      const file = join(dataFolder(), 'projects', projectId, 'project.json')
      if (img && isRemote(img.src)) await createRemotePicture(img.src, file, maker)
    }),
  )
}
