import { crawl } from './crawl'
import { findCutTexts } from './find-cut-texts'
import { findIbmFailures } from './find-ibm-failures'
import { findViolations } from './find-violations'
import { expect, test } from './fixtures'
import { THEMES, WIDTHS } from './sample-pages'
import { siteAddress } from './sites'

const PORTFOLIOS = [
  { name: 'minimal', pages: 3 },
  { name: 'full', pages: 7 },
  { name: 'hostile', pages: 9 },
] as const

for (const { name, pages } of PORTFOLIOS)
  test.describe(() => {
    test.use({ baseURL: siteAddress(name) })
    test.setTimeout(240_000)

    test(`the ${name} portfolio: all of its ${pages} pages are reached, each with a title and one heading`, async ({
      page,
    }) => {
      const paths = await crawl(page)
      expect(paths).toHaveLength(pages)
      for (const path of paths) {
        expect((await page.goto(path))?.status(), path).toBe(200)
        await expect(page).toHaveTitle(/\S/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
    })

    for (const width of WIDTHS)
      test(`the ${name} portfolio at ${width} px: no page scrolls sideways, no text is cut`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        for (const path of [...(await crawl(page)), '/nope/', '/projects/nope/']) {
          await page.goto(path)
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(scrollWidth, `${path}: width in px`).toBe(width)
          expect.soft(await findCutTexts(page), `${path}: texts that are cut`).toEqual([])
        }
      })

    for (const theme of THEMES)
      test(`the ${name} portfolio in the ${theme} theme: axe-core finds nothing to object to, and every text can be read with ease`, async ({
        page,
      }) => {
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value)
        }, theme)
        for (const path of await crawl(page)) {
          await page.goto(path)
          expect.soft(await findViolations(page), path).toEqual([])
        }
      })

    test(`the ${name} portfolio: IBM's accessibility checker finds no fault`, async ({ page }) => {
      for (const path of await crawl(page)) {
        await page.goto(path)
        expect.soft(await findIbmFailures(page), path).toEqual([])
      }
    })
  })
