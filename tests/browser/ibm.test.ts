import { findIbmFailures } from './find-ibm-failures'
import { expect, test } from './fixtures'
import { openPage } from './open-page'
import { PAGES, THEMES } from './sample-pages'

/** Its rules on the size of targets look at the layout. */
const NARROW_AND_WIDE = [320, 1280] as const

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    test(`${name} in the ${theme} theme: IBM's accessibility checker finds no fault at ${NARROW_AND_WIDE.join(' and ')} px`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      await openPage(page, path, { theme })
      for (const width of NARROW_AND_WIDE) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findIbmFailures(page), `at ${width} px`).toEqual([])
      }
    })
