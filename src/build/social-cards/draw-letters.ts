import type { Typesetter } from '../typesetting/create-typesetter'
import type { CardData } from './card'
import { INKS } from './inks'

const TEMPLATE = 'src/build/social-cards/card.typ'

/** All of a card that lies over its pictures, as SVG: ink lines, plates and lettering, in inks by their printers' names. */
export function drawLetters(
  data: CardData,
  typesetter: Typesetter,
  inks: Readonly<Record<keyof typeof INKS, string>> = INKS,
): string {
  return typesetter.toSvg({ template: TEMPLATE, data: { ...data, inks } })
}
