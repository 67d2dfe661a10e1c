import sharp, { type Raw, type ResizeOptions, type Sharp } from 'sharp'
import type { PictureFormat, Variant } from './picture-address'

/**
 * AVIF by measure (docs/decisions/0020-pictures-are-encoded-by-the-build.md); JPEG, or PNG for what is transparent, is
 * for browsers that cannot read it.
 */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 70, progressive: true }),
  png: (picture) => picture.png({ palette: true, quality: 60, effort: 3 }),
}

/** Two shapes that differ by less are one, which rounding to whole pixels made two. */
const SHAPE_TOLERANCE = 0.02

type Size = Pick<Variant, 'width' | 'height'>

/** Pixels in sRGB, 8 bits each, as sharp takes them again. */
type Pixels = Size & { data: Buffer; raw: Raw }

const open = ({ data, raw }: Pixels) => sharp(data, { raw })

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, raw: { width, height, channels } }
}

async function resize(pixels: Pixels, { width, height }: Size, options: ResizeOptions): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return pixels
  return toPixels(open(pixels).resize(width, height, options))
}

/** The one decoding of a file: upright, in sRGB, and no larger than what is made of it needs. */
function decode(file: string, variants: readonly Variant[]): Promise<Pixels> {
  const [width, height] = [variants.map((one) => one.width), variants.map((one) => one.height)]
  const picture = sharp(file, { failOn: 'truncated', sequentialRead: true }).autoOrient()
  return toPixels(
    picture.resize(Math.max(...width), Math.max(...height), { fit: 'outside', withoutEnlargement: true }),
  )
}

/** Variants that show the same part of a picture, the largest first. */
function groupByShape<Some extends Variant>(variants: readonly Some[]): Some[][] {
  const groups: Some[][] = []
  const shapeOf = ({ width, height }: Size) => width / height
  for (const variant of [...variants].sort((one, other) => other.width - one.width)) {
    const group = groups.find(
      ([largest]) => largest && Math.abs(shapeOf(variant) / shapeOf(largest) - 1) < SHAPE_TOLERANCE,
    )
    if (group) group.push(variant)
    else groups.push([variant])
  }
  return groups
}

/**
 * Decodes a picture once, cuts it once for each shape that is asked for, to the part that draws the eye, and encodes all
 * variants of it. What comes out is upright, in sRGB and has no metadata, so no place either.
 * Throws when the file cannot be decoded, which the check of the data rules out.
 */
export async function encodeSource<Some extends Variant>(
  file: string,
  variants: readonly Some[],
  keep: (variant: Some, bytes: Buffer) => Promise<void>,
): Promise<void> {
  // Each encoder has one thread: the bytes of an AVIF depend on how many there are. Other cores encode other sources.
  sharp.concurrency(1)
  const decoded = await decode(file, variants)
  for (const group of groupByShape(variants)) {
    const [largest] = group
    if (!largest) continue
    const cut = await resize(decoded, largest, { fit: 'cover', position: 'attention' })
    for (const variant of group) {
      const pixels = await resize(cut, variant, { fit: 'fill' })
      await keep(variant, await ENCODERS[variant.format](open(pixels)).toBuffer())
    }
  }
}
