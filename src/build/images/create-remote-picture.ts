import type { NodePluginArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import { fetchPicture, type FetchedPicture } from './fetch-picture'

/** What this project needs of Gatsby to make a node out of a fetched picture. */
export type NodeMaker = Pick<
  NodePluginArgs,
  'actions' | 'cache' | 'createContentDigest' | 'createNodeId' | 'reporter'
>

const fetched = new Map<string, Promise<FetchedPicture>>()

/** The picture of an address, fetched once in a process. */
function fetchOnce(url: string): Promise<FetchedPicture> {
  const picture = fetched.get(url) ?? fetchPicture(url)
  fetched.set(url, picture)
  return picture
}

/**
 * Fetches a project's picture and puts it into the GraphQL layer as a RemotePicture.
 * A picture that does not come costs one warning naming the owner's file and field, never the build.
 */
export async function createRemotePicture(url: string, file: string, maker: NodeMaker): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, reporter } = maker
  const picture = await fetchOnce(url)
  if ('problem' in picture) {
    reporter.warn(
      `${file}, "img.src": the picture ${url} was not used, for ${picture.problem}. The page shows the placeholder instead.`,
    )
    return
  }
  const node = await createFileNodeFromBuffer({
    buffer: picture.bytes,
    ext: picture.ending,
    cache,
    createNode: actions.createNode,
    createNodeId,
  })
  await actions.createNode({
    id: createNodeId(`RemotePicture ${url}`),
    url,
    file: node.id,
    internal: {
      type: 'RemotePicture',
      contentDigest: createContentDigest([url, node.internal.contentDigest]),
    },
  })
}
