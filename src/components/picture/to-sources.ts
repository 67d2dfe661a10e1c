import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** One format of a picture: its type ("image/avif"), and its addresses with their widths. */
export type PictureSource = { type: string; srcSet: string }

/** The formats that a browser is offered before all others, the lightest first. */
const LIGHTEST_FIRST = ['image/avif', 'image/webp']

const TYPE_BY_ENDING: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

const rank = ({ type }: PictureSource) => {
  const place = LIGHTEST_FIRST.indexOf(type)
  return place < 0 ? LIGHTEST_FIRST.length : place
}

/**
 * A picture's formats, the lightest first and the fallback last. gatsby-plugin-image makes the format of the owner's
 * file the fallback even when that is AVIF, and orders the others by its own lights.
 */
export function toSources({ images }: IGatsbyImageData): PictureSource[] {
  const sources = (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet }))
  const { src = '', srcSet = '' } = images.fallback ?? {}
  const fallback = { type: TYPE_BY_ENDING[src.split('.').at(-1) ?? ''] ?? '', srcSet }
  return [...sources, fallback].sort((one, other) => rank(one) - rank(other))
}
