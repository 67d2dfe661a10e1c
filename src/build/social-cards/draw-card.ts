import sharp, { type OverlayOptions } from 'sharp'
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../../content/social-card-size'
import type { Typesetter } from '../typesetting/create-typesetter'
import type { Card, CardData } from './card'
import { drawLetters } from './draw-letters'
import { toPaperSvg } from './paper'
import { placePicture } from './place-picture'

const MAX_BYTES = 300_000
const PALETTES = [256, 64, 16] as const
/** Of 1 to 10; more takes longer, and saves next to nothing here. */
const EFFORT = 3

const RAW = { raw: { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX, channels: 4 } } as const

/** Few cards differ in what lies under their pictures. */
const papers = new Map<string, Promise<Buffer>>()

function drawPaper({ paper, panels }: CardData): Promise<Buffer> {
  const svg = toPaperSvg(paper, panels)
  const known = papers.get(svg)
  if (known) return known
  const drawn = sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  papers.set(svg, drawn)
  return drawn
}

/**
 * As PNG, in as many inks as keep it under the size that link previews take: a photo may need to do with fewer. Without
 * dithering, which would sprinkle stray pixels over flat inks.
 */
async function toPng(pixels: Buffer, [colours, ...fewer]: readonly number[] = PALETTES): Promise<Buffer> {
  const png = await sharp(pixels, { raw: { ...RAW.raw, channels: 3 } })
    .png({ palette: true, effort: EFFORT, dither: 0, ...(colours && { colours }) })
    .toBuffer()
  return png.length < MAX_BYTES || fewer.length === 0 ? png : toPng(pixels, fewer)
}

/** A card as PNG: the paper, the pictures in their panels, and over them ink and lettering. */
export async function drawCard({ data, pictures }: Card, typesetter: Typesetter): Promise<Buffer> {
  const placed = data.panels.flatMap((panel, index): Promise<OverlayOptions>[] => {
    const picture = pictures[index]
    return picture ? [placePicture(picture, panel)] : []
  })
  const [paper, ...layers] = await Promise.all([drawPaper(data), ...placed])
  const pixels = await sharp(paper, RAW)
    .composite([...layers, { input: Buffer.from(drawLetters(data, typesetter)) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return toPng(pixels)
}
