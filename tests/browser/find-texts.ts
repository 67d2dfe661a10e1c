import type { Page } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/** A piece of text as the browser lays it out, measured from the window's upper left corner in px. */
export type LaidText = {
  words: string
  color: string
  /** The colour of a line around each letter that is at least 1 px wide outside of it. */
  outline: string | null
  /** WCAG's large text: at least 24 px, or 18.66 px (14 points) and bold. */
  isLarge: boolean
  /** Why its colour on the screen is not its computed colour, which makes it impossible to judge. */
  veil: string | null
  boxes: Box[]
}

/**
 * Sound words (POW!) are pure decoration, which WCAG 1.4.3 leaves out: they say nothing that stands nowhere else. All
 * other texts that are hidden from assistive technology, such as issue numbers, are there to be read.
 */
export const DECORATION = '[aria-hidden="true"][data-sound-word]'

/** For screen readers alone, or shown only when it has the focus: in the page, but not painted. */
const UNSEEN = '.visually-hidden, .skip-link:not(:focus)'

/** Every text node that a visitor is to see. */
export function findTexts(page: Page): Promise<LaidText[]> {
  return page.evaluate(
    ([unseen, decoration]) => {
      const findVeil = (element: Element | null): string | null => {
        if (element === null) return null
        const { opacity, mixBlendMode } = getComputedStyle(element)
        if (opacity !== '1') return `opacity ${opacity}`
        return mixBlendMode === 'normal' ? findVeil(element.parentElement) : `blended by ${mixBlendMode}`
      }
      const toBoxes = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 0 && height > 0)
          .map(({ x, y, width, height }) => ({ x, y, width, height }))
      }
      const found: LaidText[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const words = node.textContent?.trim().replace(/\s+/g, ' ') ?? ''
        const parent = node.parentElement
        if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue
        const boxes = toBoxes(node)
        if (boxes.length === 0 || parent.closest(`${unseen}, ${decoration}`)) continue
        const style = getComputedStyle(parent)
        const size = parseFloat(style.fontSize)
        found.push({
          words: words.slice(0, 60),
          color: parent.closest('text') ? style.fill : style.webkitTextFillColor,
          outline: parseFloat(style.webkitTextStrokeWidth) >= 2 ? style.webkitTextStrokeColor : null,
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          veil: findVeil(parent),
          boxes,
        })
      }
      return found
    },
    [UNSEEN, DECORATION] as const,
  )
}
