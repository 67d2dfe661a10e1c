import { findIbmFailures } from './find-ibm-failures'
import { expect, test } from './fixtures'
import { PAGES, THEMES } from './sample-pages'

/** Its rules on the size of targets look at the layout. */
const NARROW_AND_WIDE = [320, 1280] as const

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    test(`${name} in the ${theme} theme: IBM's accessibility checker finds no fault at ${NARROW_AND_WIDE.join(' and ')} px`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value)
      }, theme)
      await page.goto(path)
      await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
      for (const width of NARROW_AND_WIDE) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findIbmFailures(page), `at ${width} px`).toEqual([])
      }
    })
