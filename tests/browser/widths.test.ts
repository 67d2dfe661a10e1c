import { expect, test } from './fixtures'
import { findCutTexts } from './find-cut-texts'
import { PAGES, WIDTHS } from './sample-pages'

const MIN_TARGET_PX = 44

for (const width of WIDTHS)
  for (const { name, path } of PAGES)
    test(`${name} at ${width} px: nothing scrolls sideways, no text is cut, every target is 44 px high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await findCutTexts(page), 'texts that are cut').toEqual([])
      const targets = page.locator('a:not(.skip-link), button').filter({ visible: true })
      const small = await targets.evaluateAll(
        (all, minPx) =>
          all
            .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.height, box.width) < minPx)
            .map(({ text, box }) => `${text}: ${box.width} × ${box.height}`),
        MIN_TARGET_PX,
      )
      expect(small, 'targets that are too small').toEqual([])
    })
