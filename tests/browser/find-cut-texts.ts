import type { Page } from '@playwright/test'

/**
 * The texts that stick out of the window's sides, or out of an ancestor that hides what sticks out. Texts that only
 * screen readers are to have are left out.
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1
    const isInside = (inner: DOMRect, outer: Omit<DOMRect, 'toJSON'>) =>
      inner.left >= outer.left - TOLERANCE_PX &&
      inner.right <= outer.right + TOLERANCE_PX &&
      inner.top >= outer.top - TOLERANCE_PX &&
      inner.bottom <= outer.bottom + TOLERANCE_PX

    const findFrames = (element: Element | null): DOMRect[] => {
      if (element === null || element === document.documentElement) return []
      const hides = getComputedStyle(element).overflow !== 'visible'
      return [...(hides ? [element.getBoundingClientRect()] : []), ...findFrames(element.parentElement)]
    }

    const windowFrame = new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6)
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || parent?.closest('.visually-hidden, .skip-link')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const frames = [windowFrame, ...findFrames(parent)]
      const isCut = [...range.getClientRects()].some((rect) => frames.some((frame) => !isInside(rect, frame)))
      if (isCut) cut.push(node.textContent.trim().slice(0, 60))
    }
    return cut
  })
}
