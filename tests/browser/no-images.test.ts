import { contrastOf, flatten } from './contrast'
import { findCutTexts } from './find-cut-texts'
import { findFaintTexts } from './find-faint-texts'
import { expect, test, type Page } from './fixtures'
import { loadPictures } from './load-pictures'
import { openPage } from './open-page'
import { findMoved, readPlaces } from './read-places'
import { PAGES, THEMES } from './sample-pages'

const MIN_TEXT_CONTRAST = 4.5
const MIN_ALT_SIZE_PX = 14

/** A picture that came is shown in its own proportions, which are whole px of some width. */
const TOLERANCE_PX = 2

/** The texts in place of pictures that could not be read: small, faint, or higher than their picture. */
async function findLostAlts(page: Page): Promise<string[]> {
  const alts = await page.evaluate(() => {
    const layersBelow = (element: Element | null): string[] =>
      element === null
        ? []
        : [getComputedStyle(element).backgroundColor, ...layersBelow(element.parentElement)]
    return [...document.images].map((image) => {
      const { color, fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = getComputedStyle(image)
      const measure = document.createElement('p')
      Object.assign(measure.style, { position: 'absolute', margin: '0', width: `${image.clientWidth}px` })
      Object.assign(measure.style, { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing })
      measure.textContent = image.alt
      document.body.append(measure)
      const height = measure.offsetHeight
      measure.remove()
      const isWhole = height <= image.clientHeight
      return { text: image.alt, isWhole, sizePx: parseFloat(fontSize), color, layers: layersBelow(image) }
    })
  })
  return alts.flatMap(({ text, isWhole, sizePx, color, layers }) => [
    ...(isWhole ? [] : [`"${text}" is higher than its picture`]),
    ...(sizePx >= MIN_ALT_SIZE_PX ? [] : [`"${text}" is ${sizePx} px high`]),
    ...(contrastOf(flatten([color, ...layers]), flatten(layers)) >= MIN_TEXT_CONTRAST
      ? []
      : [`"${text}" is faint: ${color}`]),
  ])
}

for (const { name, path } of PAGES)
  test(`${name} without pictures, in both themes: their texts stand in their places, nothing moves, all is readable`, async ({
    page,
  }) => {
    await openPage(page, path)
    await loadPictures(page)
    const places = await readPlaces(page)
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort('aborted') : route.continue(),
    )
    for (const theme of THEMES) {
      await openPage(page, path, { theme })
      const isBroken = (images: HTMLImageElement[]) =>
        images.every(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await expect.poll(() => page.locator('img').evaluateAll(isBroken), 'no picture came').toBe(true)
      expect.soft(findMoved(places, await readPlaces(page), TOLERANCE_PX), `${theme}: moved`).toEqual([])
      expect.soft(await findLostAlts(page), `${theme}: texts in place of pictures`).toEqual([])
      expect.soft(await findFaintTexts(page, MIN_TEXT_CONTRAST), `${theme}: faint texts`).toEqual([])
      expect.soft(await findCutTexts(page), `${theme}: cut texts`).toEqual([])
    }
  })
