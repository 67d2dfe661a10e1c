import type { Page } from '@playwright/test'
import { contrastOf, flatten } from './contrast'
import { findTextLines } from './find-text-lines'

/** Letters whose outline is at least this wide can be told by it, as by their own colour. */
const MIN_OUTLINE_PX = 2

/**
 * The texts whose contrast with the paper that they are printed on is too small. Only plain colours count as paper: a
 * picture may not have come. Decoration that is kept from screen readers is left out.
 */
export async function findFaintTexts(page: Page, minContrast: number): Promise<string[]> {
  const lines = await findTextLines(page)
  const paints = await lines.evaluate((all, minOutlinePx) => {
    const layersBelow = (element: Element | null): string[] =>
      element === null
        ? []
        : [getComputedStyle(element).backgroundColor, ...layersBelow(element.parentElement)]
    return all
      .filter(({ element }) => !element.closest('[aria-hidden="true"]'))
      .map(({ text, element }) => {
        const style = getComputedStyle(element)
        // Forced colours take the place of these, but not in what the browser tells of them.
        const isForced = matchMedia('(forced-colors: active)').matches
        const isOutlined = !isForced && parseFloat(style.webkitTextStrokeWidth) >= minOutlinePx
        const fill = isForced ? style.color : style.webkitTextFillColor
        const inks = isOutlined ? [fill, style.webkitTextStrokeColor] : [fill]
        return { text, inks, layers: layersBelow(element) }
      })
  }, MIN_OUTLINE_PX)
  const faint = paints.flatMap(({ text, inks, layers }) => {
    const paper = flatten(layers)
    const contrast = Math.max(...inks.map((ink) => contrastOf(flatten([ink, ...layers]), paper)))
    return contrast < minContrast
      ? [`"${text}": ${inks.join(' or ')} on ${paper} is ${contrast.toFixed(1)}`]
      : []
  })
  return [...new Set(faint)]
}
