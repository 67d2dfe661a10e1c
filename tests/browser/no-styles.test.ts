import { findOverlappingTexts } from './find-overlapping-texts'
import { findTextLines } from './find-text-lines'
import { expect, test, type Page } from './fixtures'
import { openPage } from './open-page'
import { PAGES } from './sample-pages'

/** An icon beside a text is no larger than this, even if no style says so. */
const MAX_ICON_PX = 64

async function readTexts(page: Page): Promise<string[]> {
  const lines = await findTextLines(page)
  const texts = await lines.evaluate((all) => all.map(({ text }) => text))
  return texts.filter((text, index) => text !== texts[index - 1])
}

/** Takes every style sheet out of the page before it comes. */
const takeStylesAway = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll(/<style[^>]*>.*?<\/style>|<link[^>]*rel="stylesheet"[^>]*>/gs, '')
    return route.fulfill({ response, body })
  })

/** Whether the texts that were shown with styles are all there, in the same order; more may stand between them. */
function findMissing(shown: readonly string[], now: readonly string[]): string[] {
  let from = 0
  return shown.filter((text) => {
    const at = now.indexOf(text, from)
    if (at >= 0) from = at
    return at < 0
  })
}

for (const { name, path } of PAGES)
  test(`${name} without styles: every text in its order, nothing in the way of anything, icons small, every link works`, async ({
    page,
  }) => {
    await openPage(page, path)
    const shown = await readTexts(page)
    await takeStylesAway(page)
    await page.goto(path)
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
    expect.soft(findMissing(shown, await readTexts(page)), 'texts that are gone').toEqual([])
    expect.soft(await findOverlappingTexts(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width in px').toBe(1280)
    const icons = page.locator('svg').filter({ visible: true })
    const large = await icons.evaluateAll(
      (all, maxPx) =>
        all
          .filter((svg) => svg.getBoundingClientRect().width > maxPx)
          .map((svg) => svg.parentElement?.textContent),
      MAX_ICON_PX,
    )
    expect.soft(large, 'large icons, by the text beside them').toEqual([])
    const links = page.getByRole('link').filter({ visible: true })
    expect(await links.count()).toBeGreaterThanOrEqual(8)
    for (const link of await links.all()) await link.click({ trial: true, timeout: 2000 })
  })
