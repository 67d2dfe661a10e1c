import { expect, test, type Page } from './fixtures'
import { PAGES, WIDTHS } from './sample-pages'

/** The fallback fonts are as wide as the real ones on the whole, not letter by letter: 0.0015 was measured at most. */
const MAX_SHIFT_BY_FONTS = 0.005

/** How far the page has moved by itself since it was opened: the sum of its layout shifts. */
const readShift = (page: Page) =>
  page.evaluate(async () => {
    const values: number[] = []
    const note = (entries: PerformanceEntry[]) => {
      for (const entry of entries) values.push((entry as PerformanceEntry & { value: number }).value)
    }
    const observer = new PerformanceObserver((list) => {
      note(list.getEntries())
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    note(observer.takeRecords())
    return values.reduce((sum, value) => sum + value, 0)
  })

/** Whether all but the fonts is there: the document, its first paint, and the pictures that do not wait. */
const isShown = () =>
  document.readyState !== 'loading' &&
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

for (const { name, path } of PAGES)
  for (const width of WIDTHS)
    test(`${name} at ${width} px: nothing moves while it loads, and hardly anything when late fonts come`, async ({
      page,
    }) => {
      let releaseFonts = () => {}
      const released = new Promise<void>((resolve) => (releaseFonts = resolve))
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(isShown)
      expect(await readShift(page), 'before the fonts').toBe(0)
      releaseFonts()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      expect(await readShift(page), 'with the fonts').toBeLessThan(MAX_SHIFT_BY_FONTS)
    })
