import { expect, test } from './fixtures'
import { findViolations } from './find-violations'
import { PAGES, THEMES, WIDTHS } from './sample-pages'

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    test(`${name} in the ${theme} theme: axe-core finds nothing to object to, and every text can be read with ease, at ${WIDTHS.join(', ')} px`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value)
      }, theme)
      await page.goto(path)
      await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findViolations(page), `at ${width} px`).toEqual([])
      }
    })
