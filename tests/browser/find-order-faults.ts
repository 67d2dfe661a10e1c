import type { Page } from '@playwright/test'

/**
 * Where Tab goes against the eye, which reads rows from left to right and from top to bottom, but one panel to its end
 * before the next: two stops that follow each other are compared by the largest parts of the page that hold only one
 * of them. And what ought to be a stop, and was none (a stop that was come upon is marked by `readFocus`).
 */
export function findOrderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: HTMLElement) => `"${element.innerText.trim().replaceAll(/\s+/g, ' ')}"`
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]:not([tabindex^="-"])'),
    ]
    const stops = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const missed = stops.filter(({ dataset }) => dataset['stop'] === undefined)

    /** The ancestor of `element`, or itself, that is a child of what holds `other` too. */
    const partOf = (element: Element, other: Element): Element =>
      element.parentElement === null || element.parentElement.contains(other)
        ? element
        : partOf(element.parentElement, other)
    const goesBack = (from: HTMLElement, to: HTMLElement) => {
      const a = partOf(from, to).getBoundingClientRect()
      const b = partOf(to, from).getBoundingClientRect()
      const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const isSameRow = shared > Math.min(a.height, b.height) / 2
      return isSameRow ? b.left < a.left : b.top < a.top
    }
    const backwards = stops.flatMap((to, index) => {
      const from = stops[index - 1]
      return from && goesBack(from, to) ? [`from ${nameOf(from)} back to ${nameOf(to)}`] : []
    })
    return [...missed.map((element) => `${nameOf(element)} is no stop`), ...backwards]
  })
}
