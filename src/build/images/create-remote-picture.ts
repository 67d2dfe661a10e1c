import type { NodePluginArgs } from 'gatsby'
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem'
import { fetchPicture } from './fetch-picture'

/** What this project needs of Gatsby to make a node out of a fetched picture. */
export type NodeMaker = Pick<
  NodePluginArgs,
  'actions' | 'cache' | 'createContentDigest' | 'createNodeId' | 'reporter'
>

const fetched = new Map<string, Promise<void>>()

async function createNodes(url: string, file: string, maker: NodeMaker): Promise<void> {
  const picture = await fetchPicture(url)
  if ('problem' in picture) {
    maker.reporter.warn(
      `${file}, "img.src": the picture ${url} was not used, for ${picture.problem}. The page shows the placeholder instead.`,
    )
    return
  }
  const { actions, cache, createContentDigest, createNodeId } = maker
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

/**
 * Fetches a project's picture and puts it into the GraphQL layer as a RemotePicture; once per address and process.
 * A picture that does not come costs one warning naming the owner's file and field, never the build.
 */
export function createRemotePicture(url: string, file: string, maker: NodeMaker): Promise<void> {
  const running = fetched.get(url) ?? createNodes(url, file, maker)
  fetched.set(url, running)
  return running
}
