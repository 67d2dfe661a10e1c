import { expect, test, type Page } from './fixtures'
import { WIDTHS } from './sample-pages'

const NEW_TAB = ' (opens in a new tab)'
const cardStops = (title: string, links: readonly string[]) => [
  title,
  ...links.map((link) => `${link} of ${title}${NEW_TAB}`),
]

const HOME_STOPS = [
  'Skip to the content',
  'Home',
  'Projects',
  'About',
  'Switch to dark mode',
  'Mail me',
  ...['Resume', 'GitHub', 'LinkedIn'].map((name) => name + NEW_TAB),
  ...cardStops('Seek Your Job', ['Live Site', 'GitHub']),
  ...cardStops('Binar Car Rental', ['Live Site', 'GitHub']),
  ...cardStops('Ssayomart', ['Live Site']),
  'About',
  'Projects',
  'Home',
]

/** What has the focus: its text that is shown, its place, and the ring around it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const { top, bottom, left } = focused.getBoundingClientRect()
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    return {
      name: focused.innerText.trim().replaceAll(/\s+/g, ' '),
      isInHeader: focused.closest('header') !== null,
      top: top + scrollY,
      bottom: bottom + scrollY,
      left,
      ring: { style: outlineStyle, width: parseFloat(outlineWidth), color: outlineColor },
    }
  })

async function tabThrough(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof readFocus>>>[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (stop === null) return stops
    stops.push(stop)
    expect(stops.length, 'the way by Tab has an end').toBeLessThan(100)
  }
}

test('home by Tab: every stop once, in reading order, each with a ring that can be seen', async ({
  page,
}) => {
  await page.goto('/')
  const stops = await tabThrough(page)
  expect(stops.map(({ name }) => name)).toEqual(HOME_STOPS)
  for (const { name, ring } of stops) {
    expect(ring.width, `the ring's width at "${name}", in px`).toBeGreaterThanOrEqual(2)
    expect(ring.style, `the ring's style at "${name}"`).not.toBe('none')
    expect(ring.color, `the ring's colour at "${name}"`).not.toBe('rgba(0, 0, 0, 0)')
  }
})

for (const width of WIDTHS)
  test(`the header at ${width} px: Tab goes as the eye does, from left to right and from top to bottom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const stops = (await tabThrough(page)).filter(({ isInHeader }) => isInHeader)
    const asSeen = stops.toSorted((a, b) =>
      a.top >= b.bottom ? 1 : b.top >= a.bottom ? -1 : a.left - b.left,
    )
    expect(stops.map(({ name }) => name)).toEqual(asSeen.map(({ name }) => name))
  })

for (const key of ['Enter', 'Space'])
  test(`§4 the toggle works by ${key}`, async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button')
    await toggle.focus()
    await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
    await expect(toggle).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/)
  })
