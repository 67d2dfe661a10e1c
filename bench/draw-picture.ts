import sharp from 'sharp'
import { createChooser } from './create-chooser'

/** How large a drawn picture is, in pixels. */
export type PictureSize = { width: number; height: number }

const CIRCLES = 40

/** A picture like no other, as JPEG: circles whose hues and places follow from its number. */
export function drawPicture(number: number, { width, height }: PictureSize): Promise<Buffer> {
  const { below } = createChooser(number)
  const circles = Array.from({ length: CIRCLES }, () => {
    const [x, y, radius, hue] = [below(800), below(500), 5 + below(90), below(360)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${hue} 70% 60%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 500">${circles.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#f9edd3' }).jpeg({ quality: 82 }).toBuffer()
}
