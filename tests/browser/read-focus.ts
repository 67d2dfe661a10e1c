import type { Page } from '@playwright/test'
import type { Box } from './find-ring'

/** What has the focus: its text, its place in the window, how far that is scrolled, and what keeps it from being seen. */
export type Focus = { name: string; box: Box; scrollY: number; faults: string[] }

/** What has the focus in a page, marked with the number of the stop; nothing when the focus has left the page. */
export function readFocus(page: Page): Promise<Focus | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()

    // An inline link is a box in each line. Its corners may be round or cut off, so one looks a quarter inwards.
    const points = [...focused.getClientRects()].flatMap((line) =>
      [0.25, 0.5, 0.75].flatMap((x) =>
        [0.25, 0.5, 0.75].map((y) => [line.left + line.width * x, line.top + line.height * y] as const),
      ),
    )
    const above = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => !focused.contains(hit))
    const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const wasSeen = focused.dataset['stop'] !== undefined
    focused.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length)
    return {
      name: focused.innerText.trim().replaceAll(/\s+/g, ' '),
      scrollY,
      box: { left, right, top, bottom },
      faults: [
        ...(wasSeen ? ['is a stop twice'] : []),
        ...(isInWindow ? [] : ['is not scrolled fully into view']),
        ...(above === undefined
          ? []
          : [`is covered by ${above?.outerHTML.slice(0, 60) ?? 'the window’s edge'}`]),
      ],
    }
  })
}
