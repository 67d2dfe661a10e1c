import { findFileBeside } from './find-file-beside'
import { findImage } from './find-image'
import { findPlaceholder, type ShownPicture } from './find-placeholder'
import type { DataNode, ResolverContext } from './resolver-types'

type ProfileNode = DataNode<{ photo?: { src: string; alt: string } }>

/** Resolves the owner's photo, a file beside profile.json, with its alt text; without one, somebody in a hood. */
export async function photoOrPlaceholder(
  profile: ProfileNode,
  _: unknown,
  context: ResolverContext,
): Promise<ShownPicture> {
  const { photo } = profile
  if (!photo) return findPlaceholder('placeholder-portrait.png', context)
  const file = await findFileBeside(profile, photo.src, context)
  if (!file) throw new Error(`There is no picture ${photo.src}.`)
  return { alt: photo.alt, image: await findImage(file, context) }
}
