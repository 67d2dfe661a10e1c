import { mapBounded } from '../../content/map-bounded'
import type { Output } from '../outputs/output'
import type { Typesetter } from '../typesetting/create-typesetter'
import type { Card } from './card'
import { createCardCache, type CardCache } from './card-cache'
import { digestDrawing, toCardKey } from './card-key'
import { drawCard } from './draw-card'

/** Two cores are busy with two; a third card waits for its letters meanwhile. */
const DRAWN_AT_ONCE = 3

type Options = {
  /** A folder for drawn cards alone, which lasts from build to build. */
  cacheFolder: string
  /** Asked for at most once, and only when a card must be drawn: fonts take their time. */
  typesetter: () => Promise<Typesetter>
}

/** Of cards that look the same, one is drawn: the others wait for it. */
function createDrawer(cache: CardCache, typesetter: Options['typesetter']) {
  const drawn = new Map<string, Promise<string>>()
  let wanted: Promise<Typesetter> | undefined
  const draw = async (card: Card, key: string) => {
    const file = cache.toFile(key)
    if (await cache.has(key)) return file
    wanted ??= typesetter()
    await cache.write(key, await drawCard(card, await wanted))
    return file
  }
  return (card: Card, key: string): Promise<string> => {
    const file = drawn.get(key) ?? draw(card, key)
    drawn.set(key, file)
    return file
  }
}

/** The cards as files of the site, which lie in the cache folder. What was drawn before and still looks the same is kept. */
export async function createSocialCards(
  cards: readonly Card[],
  { cacheFolder, typesetter }: Options,
): Promise<Output[]> {
  const cache = await createCardCache(cacheFolder)
  const draw = createDrawer(cache, typesetter)
  const drawing = digestDrawing()
  const keys = cards.map((card) => toCardKey(card, drawing))
  const outputs = await mapBounded([...cards.entries()], DRAWN_AT_ONCE, async ([index, card]) => ({
    path: card.path,
    file: await draw(card, keys[index] ?? ''),
  }))
  await cache.keepOnly(new Set(keys))
  return outputs
}
