import sharp from 'sharp'
import { expect, test, type Page } from './fixtures'
import { loadPictures } from './load-pictures'
import { openPage } from './open-page'
import { PAGES, THEMES } from './sample-pages'

// After a change of the look that is meant: npx playwright test looks --update-snapshots

const LOOK_WIDTHS = [390, 1280] as const

/** A day on which the copyright line has always the same year. */
const SOME_DAY = '2026-07-01T12:00:00'

/**
 * Letters are drawn otherwise on every system. Blurred a little and shrunk to a sixth, in 256 colours, they may differ,
 * and a file stays below 30 KB. With fewer colours the palette itself becomes another one by the smallest change.
 */
const BLUR_PX = 2
const SHRINK_BY = 6
const COLOURS = 256

/**
 * Measured on six pages, in both themes and at both widths: with letters placed otherwise (`text-rendering:
 * geometricPrecision`) at most 0.42 % of the pixels differ. With the page's first heading 12 px lower at least 0.79 %
 * do, with the others 12 px to the right 0.77 %, with panels in a neighbouring colour (#f9edd3, #f6d9c8) 4.7 %, without
 * a picture 5 %. Twice the density cannot stand in for another system: dots and rays get other edges there.
 */
const TOLERANCE = { threshold: 0.054, maxDiffPixelRatio: 0.006 }

/** The whole page, as small as it is kept. */
async function takeLook(page: Page): Promise<Buffer> {
  const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  const { width } = await picture.metadata()
  return picture
    .removeAlpha()
    .blur(BLUR_PX)
    .resize({ width: Math.round(width / SHRINK_BY), kernel: 'cubic' })
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
    .toBuffer()
}

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    for (const width of LOOK_WIDTHS)
      test(`${name} in the ${theme} theme at ${width} px looks as it did`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.clock.setFixedTime(SOME_DAY)
        await openPage(page, path, { theme, width })
        await loadPictures(page)
        const file = `${name.replaceAll(' ', '-')}-${theme}-${width}.png`
        expect(await takeLook(page)).toMatchSnapshot(file, TOLERANCE)
      })
