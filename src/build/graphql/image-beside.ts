import type { Node } from 'gatsby'
import { findFileBeside } from './find-file-beside'
import { findImage } from './find-image'
import { onlyNode } from './only-node'
import type { ResolverContext } from './resolver-types'

/** Resolves the owner's photo, a file beside profile.json. */
export async function imageBeside(
  photo: { src: string },
  args: unknown,
  context: ResolverContext,
): Promise<Node> {
  const profile = await onlyNode('Profile')(photo, args, context)
  const file = await findFileBeside(profile, photo.src, context)
  if (!file) throw new Error(`There is no picture ${photo.src}.`)
  return findImage(file, context)
}
