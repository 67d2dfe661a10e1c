import { findImage } from './find-image'
import type { ResolverContext } from './resolver-types'

/** A picture as the view shows it: of the owner's, or a placeholder. */
export type ShownPicture = { alt: string; image: Awaited<ReturnType<typeof findImage>> }

/** What is drawn in art/ for the place of a picture that there is not; it tells nothing, so its alt text is empty. */
export async function findPlaceholder(name: string, context: ResolverContext): Promise<ShownPicture> {
  const query = { filter: { relativePath: { eq: name }, sourceInstanceName: { eq: 'art' } } }
  const placeholder = await context.nodeModel.findOne({ type: 'File', query })
  if (!placeholder) throw new Error(`art/${name} is missing.`)
  return { alt: '', image: await findImage(placeholder, context) }
}
