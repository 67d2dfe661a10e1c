import type { Page } from '@playwright/test'
import { findTextLines } from './find-text-lines'

/**
 * The texts that run into each other, in pairs. Lines of one element may touch (fonts are higher than their lines), and
 * so may decoration.
 */
export async function findOverlappingTexts(page: Page): Promise<string[]> {
  const lines = await findTextLines(page)
  return lines.evaluate((all) => {
    const MAX_SHARE = 0.3
    const texts = all.filter(({ element }) => !element.closest('[aria-hidden="true"]'))
    const overlaps = (one: (typeof texts)[number], other: (typeof texts)[number]) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
      return width > 1 && height > MAX_SHARE * lower
    }
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.element !== one.element && overlaps(one, other))
        .map((other) => `"${one.text}" and "${other.text}"`),
    )
  })
}
