import { expect, test, type Locator } from './fixtures'
import { GOOD_PAGES } from './sample-pages'

const WIDTHS = [390, 768, 1280, 1920]
/** Dots a pixel: an old screen, most screens, a good phone. */
const DENSITIES = [1, 2, 3]

/** How much more or less than it shows, in dots, the browser may load of a picture. */
const MOST = 1.35
const LEAST = 0.9

/** What the browser took of a picture: its width, that of the largest there is, and the width that would fit, in dots. */
type Choice = { taken: number; largest: number; fitting: number }

/** Waits for a picture and tells what the browser took of it. */
async function readChoice(image: Locator): Promise<Choice> {
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  return image.evaluate((img: HTMLImageElement) => {
    const [, width = 0, height = 0] = (/-(\d+)x(\d+)\.avif$/.exec(img.currentSrc) ?? []).map(Number)
    const candidates = img.parentElement?.querySelector('source')?.srcset.matchAll(/ (\d+)w/g) ?? []
    // The hero enlarges its portrait by a transformation, which the width of the box does not tell.
    const { a, b } = new DOMMatrix(getComputedStyle(img.parentElement ?? img).transform)
    const shown = Math.max(img.clientWidth, (img.clientHeight * width) / height) * Math.hypot(a, b)
    return {
      taken: width,
      largest: Math.max(...[...candidates].map(([, candidate]) => Number(candidate))),
      fitting: shown * devicePixelRatio,
    }
  })
}

for (const density of DENSITIES)
  test.describe(`on a screen of ${density} dots a pixel`, () => {
    test.use({ deviceScaleFactor: density })

    // A test for each page: what a page before has loaded the browser takes again, be it too large.
    for (const { name, path } of GOOD_PAGES)
      for (const width of WIDTHS)
        test(`${name} at ${width} px: no picture is much larger than it is shown, and none is blurred`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          for (const image of await page.locator('img').all()) {
            const { taken, largest, fitting } = await readChoice(image)
            const told = `"${(await image.getAttribute('alt')) ?? ''}": ${taken} px for ${fitting} dots`
            expect.soft(taken / fitting, told).toBeLessThanOrEqual(MOST)
            // There is no more of a picture than its owner gave.
            if (taken < largest) expect.soft(taken / fitting, told).toBeGreaterThanOrEqual(LEAST)
          }
        })
  })
