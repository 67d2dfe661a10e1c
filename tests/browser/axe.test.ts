import { expect, test } from './fixtures'
import { findViolations } from './find-violations'
import { openPage } from './open-page'
import { PAGES, THEMES, WIDTHS } from './sample-pages'

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    test(`${name} in the ${theme} theme: axe-core finds nothing to object to, and every text can be read with ease, at ${WIDTHS.join(', ')} px`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      await openPage(page, path, { theme })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findViolations(page), `at ${width} px`).toEqual([])
      }
    })
