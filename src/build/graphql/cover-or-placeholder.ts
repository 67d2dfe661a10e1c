import type { Node } from 'gatsby'
import { isRemote } from '../images/is-remote'
import { findFileBeside } from './find-file-beside'
import { findImage } from './find-image'
import type { DataNode, ResolverContext } from './resolver-types'

const PLACEHOLDER = 'placeholder-cover.png'

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

/** Resolves the picture of a project with its alt text; the placeholder, which tells nothing, has an empty one. */
export async function coverOrPlaceholder(
  project: ProjectNode,
  _: unknown,
  context: ResolverContext,
): Promise<{ alt: string; image: Node }> {
  const file = await findPicture(project, context)
  if (file && project.img) return { alt: project.img.alt, image: await findImage(file, context) }
  const query = { filter: { relativePath: { eq: PLACEHOLDER }, sourceInstanceName: { eq: 'art' } } }
  const placeholder = await context.nodeModel.findOne({ type: 'File', query })
  if (!placeholder) throw new Error(`art/${PLACEHOLDER} is missing.`)
  return { alt: '', image: await findImage(placeholder, context) }
}
