import sharp from 'sharp'
import { createTypesetter } from '../typesetting/create-typesetter'
import type { CardData } from './card'
import { drawLetters } from './draw-letters'
import { INKS } from './inks'
import { readPortfolio } from './testing/portfolio'
import { toCardText } from './to-card-text'

const TITLES = [
  '0',
  'A title of two hundred letters that goes on and on '.repeat(4),
  'W'.repeat(80),
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(9),
  '👩🏽‍💻🏳️‍🌈🇮🇩'.repeat(12),
  'مرحبا بالعالم שלום עולם '.repeat(10),
  '漫画のように描かれた、とても速いポートフォリオです。'.repeat(6),
  'ภาษาไทยที่ไม่มีช่องว่าง'.repeat(8),
  'Z͑ͫ̓ͪ̂ͫA̴̵̜̰͔ͫ͗͢'.repeat(30),
]
const TEXT_MARGIN_PX = 40
const SHADOW_PX = 14

const sample = readPortfolio('data')
const typesetter = createTypesetter(TITLES.join(' '), 'en')

type Box = { left: number; top: number; right: number; bottom: number }

/** Where a card has a certain ink: it is printed with that one alone. */
async function findInk(data: CardData, name: keyof typeof INKS): Promise<Box> {
  const clear = Object.fromEntries(Object.keys(INKS).map((ink) => [ink, '#00000000'])) as typeof INKS
  const svg = drawLetters(data, await typesetter, { ...clear, [name]: '#000000' })
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let at = 3; at < pixels.length; at += 4) {
    if (!pixels[at]) continue
    const [x, y] = [((at - 3) / 4) % info.width, Math.floor((at - 3) / 4 / info.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** How far a box lies within another one, in pixels; negative when it does not. */
const marginWithin = (inner: Box, outer: Box) =>
  Math.min(
    inner.left - outer.left,
    inner.top - outer.top,
    outer.right - inner.right,
    outer.bottom - inner.bottom,
  )

const CARD: Box = { left: 0, top: 0, right: 1200, bottom: 630 }

describe.each(TITLES)('a title like %j', (title) => {
  const layouts = async () => {
    const withTitle = (await sample).cards.map(({ data }) => ({ ...data, title: toCardText(title) }))
    // Burst and job title are printed in the plate's ink too, where there is a balloon or a bang.
    const [, about, projects, project] = withTitle
    return [about, projects, project].flatMap((data) => (data ? [data] : []))
  }

  test('stays in its plate, and the plate on the card', async () => {
    for (const data of await layouts()) {
      const plate = await findInk(data, 'yellowPlate')
      expect(marginWithin(await findInk(data, 'offset'), plate)).toBeGreaterThanOrEqual(8)
      expect(marginWithin(plate, CARD)).toBeGreaterThanOrEqual(SHADOW_PX)
    }
  })

  test('leaves margins for previews that crop, with a picture or without', async () => {
    const { cards } = await sample
    for (const { data } of cards)
      for (const panels of [data.panels, []]) {
        const box = await findInk({ ...data, panels, title: toCardText(title) }, 'offset')
        expect(marginWithin(box, CARD)).toBeGreaterThanOrEqual(TEXT_MARGIN_PX)
      }
  })
})

test.each(TITLES)('owner and address like %j leave margins too', async (words) => {
  const [home] = (await sample).cards
  if (!home) throw new Error('There is no card for the home page.')
  const data = {
    ...home.data,
    owner: toCardText(words),
    address: toCardText(words),
    panels: [],
    kind: 'project',
  } as const
  // Sound words and labels aside, only these two are printed in white letters.
  expect(
    marginWithin(await findInk({ ...data, panels: home.data.panels }, 'whitePaper'), CARD),
  ).toBeGreaterThanOrEqual(TEXT_MARGIN_PX - 2)
})

test.each(TITLES)('a caption like %j stays on the card', async (words) => {
  const { cards } = await sample
  for (const { data } of cards.slice(1)) {
    const box = await findInk({ ...data, caption: toCardText(words) }, 'newsprint')
    if (box.right > 0) expect(marginWithin(box, CARD)).toBeGreaterThanOrEqual(TEXT_MARGIN_PX)
  }
})
