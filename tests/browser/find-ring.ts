import type { CDPSession } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from './contrast'

/** What the window shows: three bytes a pixel. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Where something stands in the window, in px. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** A ring: the pixels that stand out, from edge to edge, and on each side the share of its length that is drawn. */
export type Ring = Box & { drawn: Box }

/** WCAG 2.2, 1.4.11 and 2.4.13: what shows the focus stands out at least so much, and is at least so thick. */
const MIN_CONTRAST = 3
const MIN_THICKNESS_PX = 2

/** A picture of the window. The browser itself is asked: Playwright's own way takes three times as long. */
export async function readPixels(browser: CDPSession): Promise<Pixels> {
  const picture = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  const pixels = sharp(Buffer.from(picture.data, 'base64')).removeAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The places of the pixels that are others than before, with enough contrast. */
function findNotable(before: Pixels, after: Pixels): { x: number; y: number }[] {
  const rowBytes = before.width * 3
  const colorAt = ({ data }: Pixels, at: number) => `rgb(${data.subarray(at, at + 3).join(' ')})`
  const found: { x: number; y: number }[] = []
  for (let y = 0; y < before.height; y++) {
    const row = y * rowBytes
    if (before.data.compare(after.data, row, row + rowBytes, row, row + rowBytes) === 0) continue
    for (let at = row; at < row + rowBytes; at += 3) {
      if (before.data.compare(after.data, at, at + 3, at, at + 3) === 0) continue
      if (contrastOf(colorAt(before, at), colorAt(after, at)) >= MIN_CONTRAST)
        found.push({ x: (at - row) / 3, y })
    }
  }
  return found
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** The share of the ways inwards, one from each place of a side, that come upon a line that is thick enough. */
function shareOf(ways: readonly (readonly boolean[])[]): number {
  const isThick = (way: readonly boolean[]) =>
    way.some((_, at) => range(at, at + MIN_THICKNESS_PX - 1).every((step) => way[step]))
  return ways.filter(isThick).length / ways.length
}

/** The ring that came between two pictures of the window; nothing where nothing stands out. */
export function findRing(before: Pixels, after: Pixels): Ring | undefined {
  const found = findNotable(before, after)
  if (found.length === 0) return undefined
  const toKey = (x: number, y: number) => y * before.width + x
  const notable = new Set(found.map(({ x, y }) => toKey(x, y)))
  const isNotable = (x: number, y: number) => notable.has(toKey(x, y))
  const [xs, ys] = [found.map(({ x }) => x).sort((a, b) => a - b), found.map(({ y }) => y)]
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)]

  // One goes inwards to the middle at most: there the ring must have been met, however round or tilted it is.
  const [middleX, middleY] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)]
  const [columns, rows] = [range(left, right), range(top, bottom)]
  const drawn = {
    left: shareOf(rows.map((y) => range(left, middleX).map((x) => isNotable(x, y)))),
    right: shareOf(rows.map((y) => range(middleX, right).map((x) => isNotable(x, y)))),
    top: shareOf(columns.map((x) => range(top, middleY).map((y) => isNotable(x, y)))),
    bottom: shareOf(columns.map((x) => range(middleY, bottom).map((y) => isNotable(x, y)))),
  }
  return { left, right, top, bottom, drawn }
}
