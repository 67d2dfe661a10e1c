import { findOrderFaults } from './find-order-faults'
import { findRing, readPixels, type Box, type Pixels, type Ring } from './find-ring'
import { expect, test, type Page } from './fixtures'
import { loadPictures } from './load-pictures'
import { openPage } from './open-page'
import { readFocus, type Focus } from './read-focus'
import { PAGES, THEMES } from './sample-pages'

const FOCUS_WIDTHS = [390, 1280] as const

/** A ring may pass over a line of its own colour, at a corner or where panels meet, but for no more than this. */
const MIN_DRAWN = 0.9

/** A ring may be drawn inside of what has the focus, but along its edges. */
const MAX_INSIDE_PX = 8

const goesAround = (ring: Box, { left, right, top, bottom }: Box) =>
  ring.left <= left + MAX_INSIDE_PX &&
  ring.right >= right - MAX_INSIDE_PX &&
  ring.top <= top + MAX_INSIDE_PX &&
  ring.bottom >= bottom - MAX_INSIDE_PX

function judgeRing(ring: Ring | undefined, box: Box): string[] {
  if (ring === undefined) return ['has no ring that stands out']
  const gaps = Object.entries(ring.drawn).filter(([, share]) => share < MIN_DRAWN)
  return [
    ...(goesAround(ring, box) ? [] : [`has a ring that does not go around it: ${JSON.stringify(ring)}`]),
    ...gaps.map(([side, share]) => `has a ring of which ${Math.round(share * 100)} % is drawn (${side})`),
  ]
}

/** Goes through a page by Tab; at each stop the window is looked at with the focus and, once for each place, without. */
async function tabThrough(page: Page): Promise<{ name: string; faults: string[] }[]> {
  const browser = await page.context().newCDPSession(page)
  const blank = new Map<number, Pixels>()
  const readBlank = async ({ scrollY }: Focus): Promise<Pixels> => {
    const known = blank.get(scrollY)
    if (known) return known
    // The next Tab goes on from here all the same: the browser keeps the place.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const pixels = await readPixels(browser)
    blank.set(scrollY, pixels)
    return pixels
  }
  const stops: { name: string; faults: string[] }[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    if (focus === undefined) return stops
    const after = await readPixels(browser)
    const ring = findRing(await readBlank(focus), after)
    stops.push({ name: focus.name, faults: [...focus.faults, ...judgeRing(ring, focus.box)] })
    expect(stops.length, 'the way by Tab has an end').toBeLessThan(100)
  }
}

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    for (const width of FOCUS_WIDTHS)
      test(`${name} by Tab, in the ${theme} theme at ${width} px: each stop once, in reading order, wholly seen, with a ring that stands out on every side`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await openPage(page, path, { theme, width })
        // A picture that came between two looks at the window would be taken for a part of the ring.
        await loadPictures(page)
        const stops = await tabThrough(page)
        expect(stops.length).toBeGreaterThanOrEqual(9)
        const faults = stops.flatMap((stop) => stop.faults.map((fault) => `"${stop.name}" ${fault}`))
        expect.soft(faults).toEqual([])
        expect.soft(await findOrderFaults(page)).toEqual([])
      })
