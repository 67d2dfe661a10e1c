import { parse, serializeOuter } from 'parse5'
import { walkElements } from '../src/build/publish/html-tree'

/** What the cards of a page of projects weigh on average, in bytes, without the drawings of icons, which all cards share. */
export function weighCards(html: string): number {
  const cards = [...walkElements(parse(html))].filter(({ tagName }) => tagName === 'article')
  const bytes = cards.map((card) =>
    Buffer.byteLength(serializeOuter(card).replace(/<symbol.*?<\/symbol>/gs, '')),
  )
  return Math.round(bytes.reduce((all, one) => all + one, 0) / cards.length)
}
