import type { CardKind } from './card'

type Point = readonly [x: number, y: number]

/** A frame with straight edges for a picture, and which part of a picture to keep when it has another shape. */
export type Panel = { points: readonly Point[]; keep: 'centre' | 'top' }

const GUTTER_PX = 22
const SLANT_PX = 56
const STRIP = { left: 44, right: 1156, top: 146, bottom: 590 }

/** Leans out of the masthead and stands on the card's lower edge. */
const HOME: Panel = {
  points: [
    [724, 52],
    [1148, 34],
    [1172, 640],
    [660, 640],
  ],
  keep: 'top',
}

/** A photo, taped in askew. */
const ABOUT: Panel = {
  points: [
    [54, 178],
    [498, 154],
    [520, 560],
    [76, 588],
  ],
  keep: 'top',
}

const PROJECT: Panel = {
  points: [
    [44, 152],
    [806, 134],
    [738, 586],
    [44, 590],
  ],
  keep: 'centre',
}

/** Slanted panels side by side; the outer edges stand straight. */
function toStrip(count: number): Panel[] {
  const { left, right, top, bottom } = STRIP
  const widthPx = (right - left - GUTTER_PX * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => {
    const start = left + index * (widthPx + GUTTER_PX)
    const end = start + widthPx
    const lean = (isOuter: boolean) => (isOuter ? 0 : SLANT_PX / 2)
    const [before, after] = [lean(index === 0), lean(index === count - 1)]
    return {
      points: [
        [start + before, top],
        [end + after, top],
        [end - after, bottom],
        [start - before, bottom],
      ],
      keep: 'centre',
    }
  })
}

/** The panels of a kind of card for so many pictures: one of its own, or a strip. */
export function toPanels(kind: CardKind, pictureCount: number): Panel[] {
  if (kind === 'projects') return toStrip(pictureCount)
  return [{ home: HOME, about: ABOUT, project: PROJECT }[kind]]
}
