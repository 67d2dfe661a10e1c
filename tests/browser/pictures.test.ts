import { expect, test } from './fixtures'
import { GOOD_PAGES, WIDTHS } from './sample-pages'

for (const { name, path } of GOOD_PAGES)
  test(`${name}: every picture loads as AVIF, has a text in its place, width and height`, async ({
    page,
  }) => {
    await page.goto(path)
    const images = page.locator('img')
    expect(await images.count()).toBeGreaterThan(0)
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      await expect(image).not.toHaveJSProperty('naturalWidth', 0)
      await expect(image).toHaveAttribute('alt', /\S/)
      await expect(image).toHaveAttribute('width', /^\d+$/)
      await expect(image).toHaveAttribute('height', /^\d+$/)
      expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/)
    }
  })

for (const { name, path } of GOOD_PAGES)
  test(`${name}: one picture is loaded first, and what the first screen shows does not wait`, async ({
    page,
  }) => {
    await page.goto(path)
    const first = page.locator('img[fetchpriority="high"]')
    await expect(first).toHaveCount(1)
    await expect(first).toHaveAttribute('loading', 'eager')
    expect(await page.locator('img').first().getAttribute('fetchpriority')).toBe('high')
    await expect(first).toBeInViewport()
    for (const lazy of await page.locator('img[loading="lazy"]').all())
      await expect(lazy).not.toBeInViewport({ ratio: 0.5 })
  })

for (const width of WIDTHS)
  test(`at ${width} px every picture says how wide it is shown, to a quarter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of GOOD_PAGES) {
      await page.goto(path)
      for (const image of await page.locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).not.toHaveJSProperty('naturalWidth', 0)
        // With a `sizes` attribute, `naturalWidth` is the width that it promises.
        const said = await image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.clientWidth)
        const alt = (await image.getAttribute('alt')) ?? ''
        expect.soft(said, `${path} "${alt}": said / shown`).toBeGreaterThan(0.75)
        expect.soft(said, `${path} "${alt}": said / shown`).toBeLessThan(1.25)
      }
    }
  })
