import { findFaintTexts } from './find-faint-texts'
import { expect, test, type Page } from './fixtures'
import { openPage } from './open-page'
import { PAGES } from './sample-pages'

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and drawings that one must see to understand. */
const MIN_TEXT_CONTRAST = 4.5
const MAX_ICON_PX = 64

/** Marks what is told from its surroundings by paper, shadow or border: the panels, the buttons and the stickers. */
const markPanels = (page: Page) =>
  page.evaluate(() => {
    const paperOf = (element: Element | null): string => {
      if (element === null) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba.*, 0\)$/.test(backgroundColor) ? paperOf(element.parentElement) : backgroundColor
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(header, main, footer) :not(picture, img)',
    )) {
      // A band goes from edge to edge of the window: it has no sides to be seen. A line is a line in any colour.
      const { width, height } = element.getBoundingClientRect()
      if (width < 16 || height < 16 || width >= innerWidth - 1) continue
      const { boxShadow, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
      const isPanel =
        paperOf(element) !== paperOf(element.parentElement) ||
        boxShadow !== 'none' ||
        Math.min(parseFloat(borderTopWidth), parseFloat(borderBottomWidth)) >= 1
      if (isPanel || element.matches('button')) element.dataset['panel'] = ''
    }
  })

/** The marked panels, and the pictures, that no line of at least 1 px goes around. */
const findBorderless = (page: Page) =>
  page.evaluate(() => {
    const hasLine = (element: Element) =>
      [null, '::before', '::after'].some((layer) => {
        const style = getComputedStyle(element, layer)
        const sides = [
          style.borderTopWidth,
          style.borderRightWidth,
          style.borderBottomWidth,
          style.borderLeftWidth,
        ]
        const isThere = layer === null || style.content !== 'none'
        const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1
        return isThere && (isOutlined || Math.min(...sides.map((width) => parseFloat(width))) >= 1)
      })
    const isFramed = (element: Element | null): boolean =>
      element !== null && !element.matches('main') && (hasLine(element) || isFramed(element.parentElement))
    const panels = [...document.querySelectorAll('[data-panel]')].filter((element) => !hasLine(element))
    const pictures = [...document.images].filter((image) => !isFramed(image))
    return [...panels, ...pictures].map((element) => element.outerHTML.slice(0, 80))
  })

/** The colours that each small drawing is drawn in, with that of the paper below it. */
const readIcons = (page: Page) =>
  page.evaluate((maxPx) => {
    const paperOf = (element: Element | null): string => {
      if (element === null) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba.*, 0\)$/.test(backgroundColor) ? paperOf(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('svg')]
      .filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().width <= maxPx)
      .map((svg) => ({
        icon: svg.parentElement?.outerHTML.slice(0, 80),
        paper: paperOf(svg),
        inks: [...svg.querySelectorAll('path, circle, rect, ellipse, polygon, polyline, line, use')].flatMap(
          (shape) => {
            const { fill, stroke } = getComputedStyle(shape)
            return [fill, stroke].filter((ink) => ink.startsWith('rgb'))
          },
        ),
      }))
  }, MAX_ICON_PX)

for (const { name, path } of PAGES)
  test(`${name} in forced colours, on black and on white: panels, buttons and pictures keep their borders, icons and texts can be seen`, async ({
    page,
  }) => {
    await openPage(page, path)
    await markPanels(page)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect.soft(await findBorderless(page), `${colorScheme}: without a border`).toEqual([])
      expect.soft(await findFaintTexts(page, MIN_TEXT_CONTRAST), `${colorScheme}: texts`).toEqual([])
      const icons = await readIcons(page)
      expect(icons.length).toBeGreaterThan(0)
      const lost = icons.filter(({ inks, paper }) => inks.every((ink) => ink === paper))
      expect.soft(lost, `${colorScheme}: icons in the colour of their paper`).toEqual([])
    }
  })
