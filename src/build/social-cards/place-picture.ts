import sharp, { type OverlayOptions } from 'sharp'
import type { PictureFile } from './card'
import { toSvgPoints } from './paper'
import type { Panel } from './panels'

function toBox({ points }: Panel): { left: number; top: number; width: number; height: number } {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  return { left, top, width: Math.ceil(Math.max(...xs)) - left, height: Math.ceil(Math.max(...ys)) - top }
}

/**
 * A picture cut to its panel, ready to be laid on a card: upright as its camera says, the first of moving ones, in sRGB.
 * Throws when it cannot be decoded.
 */
export async function placePicture(picture: PictureFile, panel: Panel): Promise<OverlayOptions> {
  const { left, top, width, height } = toBox(panel)
  const mask =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" ` +
    `height="${height}"><polygon points="${toSvgPoints(panel.points)}"/></svg>`
  const { data, info } = await sharp(picture.path, { failOn: 'none' })
    .rotate()
    .resize(width, height, { fit: 'cover', position: panel.keep })
    .toColourspace('srgb')
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left, top }
}
