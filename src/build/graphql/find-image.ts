import type { Node } from 'gatsby'
import type { ResolverContext } from './resolver-types'

/** The picture that gatsby-transformer-sharp made of a file; throws for a file that is none, which the check refuses. */
export async function findImage(file: Node, { nodeModel }: ResolverContext): Promise<Node> {
  const query = { filter: { parent: { id: { eq: file.id } } } }
  const image = await nodeModel.findOne({ type: 'ImageSharp', query })
  if (!image) throw new Error(`The file ${file.id} is not a picture.`)
  return image
}
