import type { Node } from 'gatsby'
import { isRemote } from '../images/is-remote'
import { findFileBeside } from './find-file-beside'
import { findImage } from './find-image'
import { findPlaceholder, type ShownPicture } from './find-placeholder'
import type { DataNode, ResolverContext } from './resolver-types'

type ProjectNode = DataNode<{ img?: { src: string; alt: string } }>

async function findRemoteFile(url: string, { nodeModel }: ResolverContext): Promise<Node | null> {
  type RemotePicture = DataNode<{ file: string }>
  const query = { filter: { url: { eq: url } } }
  const picture = await nodeModel.findOne<RemotePicture>({ type: 'RemotePicture', query })
  return picture && nodeModel.getNodeById({ id: picture.file, type: 'File' })
}

async function findPicture(project: ProjectNode, context: ResolverContext): Promise<Node | null> {
  if (!project.img) return null
  if (isRemote(project.img.src)) return findRemoteFile(project.img.src, context)
  return findFileBeside(project, project.img.src, context)
}

/** Resolves the picture of a project with its alt text; the placeholder stands for one that did not come, too. */
export async function coverOrPlaceholder(
  project: ProjectNode,
  _: unknown,
  context: ResolverContext,
): Promise<ShownPicture> {
  const file = await findPicture(project, context)
  if (file && project.img) return { alt: project.img.alt, image: await findImage(file, context) }
  return findPlaceholder('placeholder-cover.png', context)
}
