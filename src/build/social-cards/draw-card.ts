import sharp, { type OverlayOptions } from 'sharp'
import type { Typesetter } from '../typesetting/create-typesetter'
import type { Card, CardData } from './card'
import { INKS } from './inks'
import { toPaperSvg } from './paper'
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './panels'
import { placePicture } from './place-picture'

const TEMPLATE = 'src/build/social-cards/card.typ'

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

function drawLetters(data: CardData, typesetter: Typesetter): Buffer {
  return Buffer.from(typesetter.toSvg({ template: TEMPLATE, data: { ...data, inks: INKS } }))
}

/** A card as PNG: the paper, the pictures in their panels, and over them ink and lettering. */
export async function drawCard({ data, pictures }: Card, typesetter: Typesetter): Promise<Buffer> {
  const placed = data.panels.flatMap((panel, index): Promise<OverlayOptions>[] => {
    const picture = pictures[index]
    return picture ? [placePicture(picture, panel)] : []
  })
  const [paper, ...layers] = await Promise.all([drawPaper(data), ...placed])
  const card = await sharp(paper, RAW)
    .composite([...layers, { input: drawLetters(data, typesetter) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return sharp(card, { raw: { ...RAW.raw, channels: 3 } })
    .png({ palette: true, quality: 90, effort: 4, dither: 0 })
    .toBuffer()
}
