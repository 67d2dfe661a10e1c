import sharp from 'sharp'
import { createTypesetter } from '../typesetting/create-typesetter'
import type { CardData } from './card'
import { drawLetters } from './draw-letters'
import { INKS } from './inks'
import { readPortfolio } from './testing/portfolio'
import { toCardText } from './to-card-text'

const TITLES = [
  '0',
  'ZOË ÜBUNG, NGUYỄN ÁÂÑ',
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
/** About half as sharp as cards are printed: exact enough, and four times as fast. */
const DENSITY = 51

/** The first card of each kind: home, About, Projects, a project. */
const kinds = readPortfolio('data').then(({ cards }) => cards.slice(0, 4).map(({ data }) => data))
const typesetter = createTypesetter(TITLES.join(' '), 'en')

type Box = { left: number; top: number; right: number; bottom: number }

const CARD: Box = { left: 0, top: 0, right: 1200, bottom: 630 }

/** Where a card has a certain ink: it is printed with that one alone. */
async function findInk(data: CardData, name: keyof typeof INKS): Promise<Box> {
  const names = Object.keys(INKS) as (keyof typeof INKS)[]
  const inks = Object.fromEntries(names.map((ink) => [ink, ink === name ? '#000000' : '#00000000']))
  const svg = drawLetters(data, await typesetter, inks as Record<keyof typeof INKS, string>)
  const image = sharp(Buffer.from(svg), { density: DENSITY }).ensureAlpha().extractChannel(3)
  const { data: alpha, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const box = { left: CARD.right, top: CARD.bottom, right: 0, bottom: 0 }
  for (const [at, opacity] of alpha.entries()) {
    if (opacity === 0) continue
    const pixel = CARD.right / info.width
    const [x, y] = [(at % info.width) * pixel, Math.floor(at / info.width) * pixel]
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

describe.each(TITLES)('a title like %j', (title) => {
  test('stays in its plate, and the plate on the card', async () => {
    // A greeting is in a balloon instead, which is no plate.
    for (const card of (await kinds).slice(1)) {
      const data = { ...card, title: toCardText(title) }
      const plate = await findInk(data, 'yellowPlate')
      expect(marginWithin(await findInk(data, 'offset'), plate)).toBeGreaterThanOrEqual(8)
      expect(marginWithin(plate, CARD)).toBeGreaterThanOrEqual(SHADOW_PX)
    }
  })

  test('leaves margins for previews that crop, on the card of no projects too', async () => {
    for (const data of await kinds)
      for (const panels of data.kind === 'projects' ? [data.panels, []] : [data.panels]) {
        const box = await findInk({ ...data, panels, title: toCardText(title) }, 'offset')
        expect(marginWithin(box, CARD)).toBeGreaterThanOrEqual(TEXT_MARGIN_PX)
      }
  })
})

test.each(TITLES)('owner and address like %j leave margins too', async (words) => {
  const project = (await kinds).at(-1)
  if (!project) throw new Error('There is no card for a project.')
  // On a project's card, only these and the white ground of "Issue" are in this ink.
  const box = await findInk(
    { ...project, owner: toCardText(words), address: toCardText(words) },
    'whitePaper',
  )
  expect(marginWithin(box, CARD)).toBeGreaterThanOrEqual(TEXT_MARGIN_PX - 2)
})

test.each(TITLES)('a caption like %j stays on the card', async (words) => {
  for (const data of (await kinds).slice(1)) {
    const box = await findInk({ ...data, caption: toCardText(words) }, 'newsprint')
    if (box.right > 0) expect(marginWithin(box, CARD)).toBeGreaterThanOrEqual(TEXT_MARGIN_PX)
  }
})

test('letters that no font of the site has are drawn as the same box, whatever fonts the machine has', async () => {
  const [project] = (await kinds).slice(-1)
  if (!project) throw new Error('There is no card for a project.')
  // Tifinagh, which the DejaVu fonts of most Linux machines have.
  const draw = async (title: string) =>
    drawLetters({ ...project, title: toCardText(title) }, await typesetter)
  expect(await draw('ⴰⴰ')).toBe(await draw('ⴱⴱ'))
})
