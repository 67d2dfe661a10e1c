import type { Page } from '@playwright/test'

/** What a visitor reads, follows or sees, and where it stands on the page: x, y, width and height in px. */
export type Place = { name: string; box: readonly number[] }

/** Where everything stands that is shown; something turned is as large as the upright box around it. */
export function readPlaces(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, article, a, button, img')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const name = element.textContent.trim() || element.getAttribute('alt') || ''
        return {
          name: `${element.localName} ${name.slice(0, 40)}`,
          box: [x + scrollX, y + scrollY, width, height],
        }
      }),
  )
}

/** What stands elsewhere than before, or is of another size, by more than so many px. */
export function findMoved(before: readonly Place[], after: readonly Place[], tolerancePx: number): string[] {
  if (before.length !== after.length) return [`${before.length} things have become ${after.length}`]
  return before.flatMap(({ name, box }, index) => {
    const now = after[index]?.box ?? []
    const hasMoved = box.some((value, side) => Math.abs(value - (now[side] ?? NaN)) > tolerancePx)
    return hasMoved ? [`${name}: from ${box.join(', ')} to ${now.join(', ')}`] : []
  })
}
