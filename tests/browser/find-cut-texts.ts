import type { Page } from '@playwright/test'
import { addStyles } from './add-styles'
import { findTextLines, type TextLine } from './find-text-lines'

/** What sticks out of the window's sides, or out of the padding of an ancestor that hides what sticks out. */
function findOutsideFrames(lines: TextLine[]): string[] {
  const TOLERANCE_PX = 1
  const findFrames = (
    element: Element | null,
  ): Omit<DOMRect, 'toJSON' | 'x' | 'y' | 'width' | 'height'>[] => {
    if (element === null || element === document.documentElement) return []
    const { overflowX, overflowY, contain } = getComputedStyle(element)
    const isTight = /paint|content|strict/.test(contain)
    const box = element.getBoundingClientRect()
    const left = box.left + scrollX + element.clientLeft
    const top = box.top + scrollY + element.clientTop
    const hidesX = isTight || overflowX !== 'visible'
    const hidesY = isTight || overflowY !== 'visible'
    const frame = {
      left: hidesX ? left : -Infinity,
      right: hidesX ? box.right + scrollX - element.clientLeft : Infinity,
      top: hidesY ? top : -Infinity,
      bottom: hidesY ? box.bottom + scrollY - element.clientTop : Infinity,
    }
    return [frame, ...findFrames(element.parentElement)]
  }
  const page = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
  const isOutside = (line: TextLine) =>
    [page, ...findFrames(line.element)].some(
      ({ left, right, top, bottom }) =>
        line.left < left - TOLERANCE_PX ||
        line.right > right + TOLERANCE_PX ||
        line.top < top - TOLERANCE_PX ||
        line.bottom > bottom + TOLERANCE_PX,
    )
  return lines.filter(isOutside).map(({ text }) => text)
}

/**
 * What no pointer could reach: it is clipped away (by whatever: this asks the browser, not the styles), or something
 * that is painted lies over it.
 */
function findHidden(lines: TextLine[]): string[] {
  const paints = (element: Element, x: number, y: number) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isWithin = left <= x && x <= right && top <= y && y <= bottom
    const layers = [isWithin ? null : undefined, '::before', '::after'].filter((layer) => layer !== undefined)
    return (
      element.matches('img, svg, svg *') ||
      layers.some((layer) => {
        const { content, backgroundColor, backgroundImage } = getComputedStyle(element, layer)
        const isThere = layer === null || content !== 'none'
        return isThere && (!/^rgba.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none')
      })
    )
  }
  /** How far an element is turned, in radians, with everything around it. */
  const findTilt = (element: Element | null): number => {
    if (element === null) return 0
    const { transform, rotate } = getComputedStyle(element)
    const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform)
    return Math.atan2(b, a) + ((parseFloat(rotate) || 0) * Math.PI) / 180 + findTilt(element.parentElement)
  }
  /** The line's ends, and a quarter of its height from above and below: measured from its middle, before any tilt. */
  const findPoints = (boxWidth: number, boxHeight: number, tilt: number) => {
    const [sin, cos] = [Math.abs(Math.sin(tilt)), Math.cos(tilt)]
    const width = (boxWidth * cos - boxHeight * sin) / Math.cos(2 * tilt)
    const height = (boxHeight * cos - boxWidth * sin) / Math.cos(2 * tilt)
    const end = width / 2 - Math.min(0.2 * height, width / 2)
    return [new DOMPoint(-end), new DOMPoint(end), new DOMPoint(0, height / 4), new DOMPoint(0, -height / 4)]
  }
  return lines.flatMap(({ text, element, left, right, top, bottom }) => {
    if (top < scrollY || bottom > scrollY + innerHeight) scrollTo({ top: top - 50, behavior: 'instant' })
    const tilt = findTilt(element)
    const turn = new DOMMatrix()
      .translate((left + right) / 2 - scrollX, (top + bottom) / 2 - scrollY)
      .rotate((tilt * 180) / Math.PI)
    const points = findPoints(right - left, bottom - top, tilt).map((point) => point.matrixTransform(turn))
    const faults = points.flatMap(({ x, y }) => {
      const stack = document.elementsFromPoint(x, y)
      const depth = stack.indexOf(element)
      const above = stack.slice(0, depth).find((other) => !element.contains(other) && paints(other, x, y))
      if (depth < 0) return ['is clipped away, or runs out of a rounded shape']
      return above ? [`lies below ${above.outerHTML.slice(0, 60)}`] : []
    })
    return faults.slice(0, 1).map((fault) => `${text}: ${fault}`)
  })
}

/** The texts that are not wholly shown: cut by the window's sides, by an ancestor or its shape, or covered. */
export async function findCutTexts(page: Page): Promise<string[]> {
  // Decoration lets the pointer through; here it must be found all the same.
  await addStyles(page, '* { pointer-events: auto !important }')
  const lines = await findTextLines(page)
  const cut = [...(await lines.evaluate(findOutsideFrames)), ...(await lines.evaluate(findHidden))]
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  return [...new Set(cut)]
}
