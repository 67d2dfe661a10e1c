import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { WHOLE_PORTFOLIOS } from '../../content/testing/portfolios'
import type { Card } from './card'
import { drawCard } from './draw-card'
import { readPortfolio } from './testing/portfolio'
import { toCardText } from './to-card-text'

const MAX_BYTES = 300_000
const sample = readPortfolio('data')
const folder = mkdtempSync(join(tmpdir(), 'social-cards-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

async function findProjectCard(): Promise<Card> {
  const card = (await sample).cards.find(({ data }) => data.kind === 'project')
  if (!card) throw new Error('The sample has no project.')
  return card
}

/** The card of a project with another picture, and the colour in the middle of its panel's left half. */
async function drawWith(picture: Sharp, name: string) {
  const path = join(folder, name)
  await picture.toFile(path)
  const png = await drawCard(
    { ...(await findProjectCard()), pictures: [{ path, digest: '' }] },
    (await sample).typesetter,
  )
  const { dominant } = await sharp(
    await sharp(png).extract({ left: 100, top: 300, width: 40, height: 40 }).toBuffer(),
  ).stats()
  return { png, dominant }
}

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 320, height: 200, channels, background } })

const isRed = ({ r, g, b }: { r: number; g: number; b: number }) => r > 150 && g < 110 && b < 110

test.each(WHOLE_PORTFOLIOS)(
  'every card of %s is a picture of 1200×630, small enough for every preview',
  async (name) => {
    const { cards, typesetter } = await readPortfolio(name)
    for (const card of cards) {
      const png = await drawCard(card, typesetter)
      const { format, width, height } = await sharp(png).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
      expect(png.length).toBeLessThan(MAX_BYTES)
    }
  },
  30_000,
)

test('the same card is the same bytes every time', async () => {
  const { typesetter } = await sample
  const card = await findProjectCard()
  expect((await drawCard(card, typesetter)).equals(await drawCard(card, typesetter))).toBe(true)
})

test('a picture of nothing but grain, with few words over it, still makes a small card', async () => {
  const path = join(folder, 'grain.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  await sharp({ create: { width: 762, height: 456, channels: 3, background: '#000', noise } }).toFile(path)
  const { data } = await findProjectCard()
  const card = { path: '', data: { ...data, title: toCardText('0'), caption: toCardText('0') } }
  const png = await drawCard({ ...card, pictures: [{ path, digest: '' }] }, (await sample).typesetter)
  expect(png.length).toBeLessThan(MAX_BYTES)
}, 20_000)

test.each([
  ['printed in four inks', () => plain('#d62828').toColourspace('cmyk').jpeg(), 'cmyk.jpg'],
  ['as AVIF', () => plain('#d62828').avif(), 'picture.avif'],
  ['as WebP', () => plain('#d62828').webp(), 'picture.webp'],
  ['of one pixel', () => plain('#d62828').resize(1, 1).png(), 'pixel.png'],
  [
    'in grey and then red, of which the first frame counts',
    () => frames('#d62828', '#888888'),
    'moving.webp',
  ],
] as const)('a picture %s is shown in its colours', async (_, picture, name) => {
  const { dominant } = await drawWith(await picture(), name)
  expect(isRed(dominant)).toBe(true)
})

/** A moving picture, a frame in each colour. */
async function frames(...colours: string[]): Promise<Sharp> {
  const inputs = colours.map((colour) => plain(colour).png().toBuffer())
  return sharp(await Promise.all(inputs), { join: { animated: true } }).webp({
    delay: colours.map(() => 100),
  })
}

test('light shines through to white paper, never to black', async () => {
  const { dominant } = await drawWith(plain('#00000000', 4).png(), 'clear.png')
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(220)
})

test('a picture stands upright as its camera says', async () => {
  // Red on top as stored; the camera was turned, so that red belongs on the right: the left half is blue.
  const halves = plain('#0000ff').composite([
    { input: await plain('#d62828').resize(320, 100).png().toBuffer(), gravity: 'north' },
  ])
  const { dominant } = await drawWith(halves.withMetadata({ orientation: 6 }).jpeg(), 'turned.jpg')
  expect(dominant.b).toBeGreaterThan(200)
})

test('a file that is no picture is our mistake', async () => {
  const card = await findProjectCard()
  const { typesetter } = await sample
  await expect(
    drawCard({ ...card, pictures: [{ path: __filename, digest: '' }] }, typesetter),
  ).rejects.toThrow()
})
