import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { toPictureKey } from '../pictures/picture-key'
import { readPictureHeader } from '../pictures/read-picture-header'
import { toImageData, type ImageArgs } from '../pictures/to-image-data'
import { findFile, type ResolverContext } from './resolver-types'
import type { Node } from 'gatsby'

/**
 * Resolves `gatsbyImageData` of a build by the header of the picture alone: the files are made once, at the end of the
 * build (docs/decisions/0020-pictures-are-encoded-by-the-build.md).
 */
export function imageData(pathPrefix: string) {
  return async (image: Node, args: ImageArgs, context: ResolverContext): Promise<IGatsbyImageData> => {
    const { absolutePath, internal } = findFile(image, context)
    const digest = internal.contentDigest
    const header = await readPictureHeader(absolutePath, digest)
    return toImageData({ ...header, key: toPictureKey(digest) }, args, pathPrefix)
  }
}
