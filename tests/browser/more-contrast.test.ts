import { findTextLines } from './find-text-lines'
import { expect, test, type Page } from './fixtures'
import { openPage } from './open-page'
import { PAGES, THEMES } from './sample-pages'

/**
 * What is drawn behind text with dots, rays or bars: each element, or one of its layers, that has a background picture
 * and that a line of text stands on, whether it holds that text or only lies below it.
 */
async function findDrawnBehindText(page: Page): Promise<string[]> {
  const lines = await findTextLines(page)
  return lines.evaluate((all) => {
    const touches = (box: DOMRect) =>
      all.some(
        ({ left, right, top, bottom }) =>
          left < box.right + scrollX &&
          right > box.left + scrollX &&
          top < box.bottom + scrollY &&
          bottom > box.top + scrollY,
      )
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const drawn = [null, '::before', '::after'].filter((layer) => {
        const { backgroundImage, borderImageSource, content } = getComputedStyle(element, layer)
        const isThere = layer === null || content !== 'none'
        return isThere && (backgroundImage !== 'none' || borderImageSource !== 'none')
      })
      if (drawn.length === 0 || !touches(element.getBoundingClientRect())) return []
      return drawn.map((layer) => `${element.outerHTML.slice(0, 60)} ${layer ?? ''}`)
    })
  })
}

for (const { name, path } of PAGES)
  test(`${name} for who prefers more contrast, in both themes: no dots and no rays behind text`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'more' })
    for (const theme of THEMES) {
      await openPage(page, path, { theme })
      expect.soft(await findDrawnBehindText(page), `in the ${theme} theme`).toEqual([])
    }
  })
