import { addStyles } from './add-styles'
import { findCutTexts } from './find-cut-texts'
import { findOverlappingTexts } from './find-overlapping-texts'
import { expect, test, type Page } from './fixtures'
import { openPage } from './open-page'
import { PAGES, WIDTHS } from './sample-pages'

const DOUBLE_TEXT = 'html { font-size: 200% !important }'
const DOUBLE_TEXT_WIDTHS = [1280, 640] as const

/** What WCAG 1.4.12 lets a reader set: the space of lines, paragraphs, letters and words. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

async function expectWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(scrollWidth, `width of the page at ${width} px`).toBe(width)
  expect.soft(await findCutTexts(page), `texts that are cut at ${width} px`).toEqual([])
  expect.soft(await findOverlappingTexts(page), `texts in each other's way at ${width} px`).toEqual([])
}

for (const { name, path } of PAGES) {
  test(`${name} with letters twice as large, at ${DOUBLE_TEXT_WIDTHS.join(' and ')} px: nothing scrolls sideways, nothing is cut`, async ({
    page,
  }) => {
    await openPage(page, path)
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    await addStyles(page, DOUBLE_TEXT)
    await expect(page.locator('body'), 'the text grows with the setting').toHaveCSS(
      'font-size',
      `${parseFloat(size) * 2}px`,
    )
    for (const width of DOUBLE_TEXT_WIDTHS) await expectWhole(page, width)
  })

  test(`${name} with the wide text spacing of WCAG 1.4.12, at ${WIDTHS.join(', ')} px: nothing scrolls sideways, nothing is cut`, async ({
    page,
  }) => {
    await openPage(page, path)
    await addStyles(page, WIDE_TEXT)
    for (const width of WIDTHS) await expectWhole(page, width)
  })
}
