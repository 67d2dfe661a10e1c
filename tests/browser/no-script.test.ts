import { findCutTexts } from './find-cut-texts'
import { expect, test } from './fixtures'
import { goThroughTheSite } from './go-through-the-site'
import { PAGES, WIDTHS } from './sample-pages'

test.use({ javaScriptEnabled: false })

for (const { name, path, status, heading } of PAGES)
  test(`${name} without JavaScript: everything is shown but the toggle, which would do nothing`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    const texts = page.getByRole('main').locator('h1, h2, h3, p, li, a').filter({ visible: false })
    await expect(
      texts.filter({ hasNotText: /^(Project not found!|This issue was never|Back to)/ }),
    ).toHaveCount(0)
    await expect(page.locator('[data-theme-toggle]')).toHaveCount(1)
    await expect(page.locator('[data-theme-toggle]')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Robin Sample/)
  })

for (const width of WIDTHS)
  test(`without JavaScript, at ${width} px, the links lead through the site`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await goThroughTheSite(page)
  })

for (const { name, path } of PAGES)
  test(`${name} without JavaScript: pictures come when one scrolls to them, nothing is cut, every link can be clicked`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const image of await page.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      await expect(image).not.toHaveJSProperty('naturalWidth', 0)
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect.soft(await findCutTexts(page), `texts that are cut at ${width} px`).toEqual([])
    }
    const links = page.locator('header a, main a, footer a').filter({ visible: true })
    expect(await links.count()).toBeGreaterThanOrEqual(7)
    for (const link of await links.all()) await link.click({ trial: true })
  })
