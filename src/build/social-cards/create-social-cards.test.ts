import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card } from './card'
import { createSocialCards } from './create-social-cards'
import { readPortfolio } from './testing/portfolio'
import { toCardText } from './to-card-text'

const sample = readPortfolio('data')
let cacheFolder: string

beforeEach(() => {
  cacheFolder = join(mkdtempSync(join(tmpdir(), 'social-cards-')), 'not-yet-there')
})
afterEach(() => {
  rmSync(join(cacheFolder, '..'), { recursive: true })
})

/** Two cards are enough to tell which was drawn. */
const readCards = async () => (await sample).cards.slice(2, 4)

/** Makes the cards; gives the outputs, the names of newly kept files, and how often was drawn and fonts were loaded. */
async function make(cards: readonly Card[]) {
  const before = existsSync(cacheFolder) ? readdirSync(cacheFolder) : []
  const toSvg = jest.fn((await sample).typesetter.toSvg)
  const typesetter = jest.fn(async () => ({ ...(await sample).typesetter, toSvg }))
  const outputs = await createSocialCards(cards, { cacheFolder, typesetter })
  const added = readdirSync(cacheFolder).filter((name) => !before.includes(name))
  return { outputs, added, before, drawn: toSvg.mock.calls.length, fontLoads: typesetter.mock.calls.length }
}

test('the second build draws nothing, loads no fonts and gives the same bytes', async () => {
  const cards = await readCards()
  const first = await make(cards)
  expect(first.outputs.map(({ path }) => path)).toEqual(cards.map(({ path }) => path))
  expect(first.fontLoads).toBe(1)
  const second = await make(cards)
  expect([second.drawn, second.fontLoads]).toEqual([0, 0])
  expect(second.outputs).toEqual(first.outputs)
})

test.each<[string, (card: Card) => Card]>([
  ['title', (card) => ({ ...card, data: { ...card.data, title: toCardText('Another one') } })],
  [
    'picture',
    ({ pictures: [picture], ...card }) => ({
      ...card,
      pictures: [{ path: picture?.path ?? '', digest: 'new' }],
    }),
  ],
  ['language', (card) => ({ ...card, data: { ...card.data, language: 'zh' } })],
])('a card with another %s is drawn again, the others are not, and the old one goes', async (_, change) => {
  const [other, card] = (await readCards()) as [Card, Card]
  await make([other, card])
  const { added, before, drawn } = await make([other, change(card)])
  expect([added.length, drawn]).toEqual([1, 1])
  expect(readdirSync(cacheFolder)).toHaveLength(before.length)
})

test('cards that look the same are drawn once, and each has its address', async () => {
  const [card] = (await readCards()) as [Card]
  const { outputs, drawn } = await make([card, { ...card, path: '/social-cards/other.png' }])
  expect(drawn).toBe(1)
  expect(outputs.map(({ path }) => path)).toEqual([card.path, '/social-cards/other.png'])
})

test.each(['half of it', 'nothing'])('a file of which %s was written is drawn again', async (rest) => {
  const cards = await readCards()
  const { outputs, added } = await make(cards)
  const file = join(cacheFolder, added[0] ?? '')
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, rest === 'nothing' ? 0 : whole.length / 2))
  const again = await make(cards)
  expect(again.drawn).toBe(1)
  expect(again.outputs).toEqual(outputs)
  expect(readFileSync(file).equals(whole)).toBe(true)
})

test('what a killed build left behind goes', async () => {
  const cards = await readCards()
  await make(cards)
  writeFileSync(join(cacheFolder, 'abc.1.part'), 'half a card')
  await make(cards)
  expect(readdirSync(cacheFolder)).toHaveLength(cards.length)
  expect(readdirSync(cacheFolder)).not.toContain('abc.1.part')
})
