import { findFaintTexts } from './find-faint-texts'
import { expect, test, type Page } from './fixtures'
import { loadPictures } from './load-pictures'
import { openPage } from './open-page'
import { PAGES, THEMES } from './sample-pages'

/** Black on white, as a printer without colours makes it: WCAG's higher contrast. */
const MIN_CONTRAST = 7

/** Whatever has a colour or a picture below it other than white paper. */
const findInkedPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((layer) => {
        const { backgroundColor, backgroundImage, content } = getComputedStyle(element, layer)
        const isThere = element.checkVisibility() && (layer === null || content !== 'none')
        const isWhite = backgroundColor === 'rgb(255, 255, 255)' || /^rgba.*, 0\)$/.test(backgroundColor)
        const isPaper = isWhite && backgroundImage === 'none'
        return isThere && !isPaper ? [`${element.outerHTML.slice(0, 60)} ${layer ?? ''}`] : []
      }),
    ),
  )

/** The links to other places that do not say on paper where they lead: in their own words, or after them. */
const findSilentLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a:is([href^="http"], [href^="mailto:"])')].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const address = href.replace(/^(mailto:|https?:\/\/)/, '').replace(/\/$/, '')
      const { content, display } = getComputedStyle(link, '::after')
      const isSaid = link.textContent.includes(address)
      const isAdded = display !== 'none' && (content.includes('attr(href)') || content.includes(address))
      return link.checkVisibility() && (isSaid || isAdded) ? [] : [`${link.textContent}: ${href}`]
    }),
  )

/** The panels and the points of lists, the smallest of them, that the end of a sheet may cut in two. */
const findBreakable = (page: Page) =>
  page.evaluate(() => {
    const isKept = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('main') &&
      (getComputedStyle(element).breakInside.startsWith('avoid') || isKept(element.parentElement))
    const panels = [
      ...document.querySelectorAll(
        'main :is(article, section, figure, li):not(:has(article, section, header, li))',
      ),
    ]
    return panels.filter((panel) => !isKept(panel)).map((panel) => panel.outerHTML.slice(0, 60))
  })

for (const { name, path } of PAGES)
  for (const theme of THEMES)
    test(`${name} on paper, from the ${theme} theme: no navigation, black on white, panels whole, links with their addresses`, async ({
      page,
    }) => {
      await openPage(page, path, { theme })
      await page.emulateMedia({ media: 'print' })
      for (const link of await page.locator('nav a, a[href^="#"], button').all())
        await expect(link).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      expect.soft(await findInkedPaper(page), 'paper that is not white').toEqual([])
      expect.soft(await findFaintTexts(page, MIN_CONTRAST), 'texts that are not dark').toEqual([])
      expect.soft(await findSilentLinks(page), 'links without their addresses').toEqual([])
      expect.soft(await findBreakable(page), 'panels that may be cut in two').toEqual([])
    })

/** Chromium writes each sheet of a PDF as an object of the type Page, which is not compressed, and their number beside. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length
  expect(pdf).toContain(`/Count ${sheets}`)
  return sheets ?? 0
}

test('about prints on one A4 sheet', async ({ page }) => {
  await openPage(page, '/about/')
  await loadPictures(page)
  expect(await countSheets(page)).toBe(1)
})
