import type { Page } from '@playwright/test'

/**
 * Where Tab leaves the order of the document, or goes against the eye. The eye reads rows from left to right and from
 * top to bottom, but one panel to its end before the next: so two stops that follow each other are compared by the
 * largest parts of the page that hold only one of them. And what ought to be a stop, and was none: `readFocus` has
 * numbered those that were come upon.
 */
export function findOrderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: HTMLElement) => `"${element.innerText.trim().replaceAll(/\s+/g, ' ')}"`
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]:not([tabindex^="-"])'),
    ]
    const shown = all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const missed = shown.filter(({ dataset }) => dataset['stop'] === undefined)
    const numberOf = ({ dataset }: HTMLElement) => Number(dataset['stop'])
    const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    const inDocument = [...stops]
    stops.sort((one, other) => numberOf(one) - numberOf(other))

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
    const jumps = stops.flatMap((to, index) => {
      const from = stops[index - 1]
      const goesOn = inDocument[index] === to && (from === undefined || !goesBack(from, to))
      return goesOn ? [] : [`from ${from ? nameOf(from) : 'the beginning'} to ${nameOf(to)}`]
    })
    return [...missed.map((element) => `${nameOf(element)} is no stop`), ...jumps]
  })
}
