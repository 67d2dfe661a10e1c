import type { JSHandle, Page } from '@playwright/test'

/** One line of a text as it is shown: its place is measured from the page's corner, in px. */
export type TextLine = {
  text: string
  /** The element that the text stands in. */
  element: Element
  left: number
  right: number
  top: number
  bottom: number
}

/** Every line of text that is shown, in the order of the document; without what only screen readers are to have. */
export function findTextLines(page: Page): Promise<JSHandle<TextLine[]>> {
  return page.evaluateHandle(() => {
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))

    const lines: TextLine[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim().slice(0, 60)
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects())
        lines.push({
          text,
          element,
          left: left + scrollX,
          right: right + scrollX,
          top: top + scrollY,
          bottom: bottom + scrollY,
        })
    }
    return lines
  })
}
