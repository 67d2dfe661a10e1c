import { access, rename, rm } from 'node:fs/promises'

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

const previousOf = (folder: string) => `${folder}-previous`

/**
 * Makes `next` the folder that is published. No file system that Node reaches exchanges two folders in one call, so
 * there are two renames; `recoverPublished` mends what a kill between them leaves (docs/decisions/0003).
 */
export async function putInPlace(next: string, published: string): Promise<void> {
  const previous = previousOf(published)
  await rm(previous, { recursive: true, force: true })
  if (await exists(published)) await rename(published, previous)
  await rename(next, published)
  await rm(previous, { recursive: true, force: true })
}

/**
 * Puts the last published folder back if a build was killed between the two renames of `putInPlace`. If it was killed
 * after them, the older folder goes, of which half may be deleted already: it must never be taken for the last one.
 */
export async function recoverPublished(published: string): Promise<void> {
  const previous = previousOf(published)
  if (await exists(published)) await rm(previous, { recursive: true, force: true })
  else if (await exists(previous)) await rename(previous, published)
}
