import { join } from 'node:path'

/**
 * Where encoded pictures are kept between builds. Their names tell all that they are made of and by, and each is written
 * whole or not at all, so they outlive what makes the rest of the cache useless: a kill, an update, a build for another
 * address. Gatsby empties `.cache/` too, but for what begins with a dot.
 */
export const PICTURE_CACHE = join('.cache', '.pictures')
