import { expect, test, type Locator, type Page } from './fixtures'
import { openPage } from './open-page'
import { OWNER, THEMES } from './sample-pages'

const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const

const MIN_PORTRAIT_PX = 120

/** What keeps a text or a link from being wholly seen in the window as it is, without scrolling. */
async function findFaults(name: string, place: Locator): Promise<string[]> {
  await expect(place, name).toHaveCount(1)
  const fault = await place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    // A heading is as wide as its column: what counts is the text in it. A link is a target as a whole.
    const { left, right, top, bottom } = (element.matches('a') ? element : range).getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    if (!isInside) return `reaches from ${left}, ${top} to ${right}, ${bottom}`
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return element.contains(hit) ? null : `lies below ${hit?.outerHTML.slice(0, 60) ?? 'nothing'}`
  })
  return fault === null ? [] : [`${name} ${fault}`]
}

/** How many px of the first picture's height are seen: those that the window shows and nothing else covers. */
function readPortraitHeight(page: Page): Promise<number> {
  const portrait = page.getByRole('main').getByRole('img').first()
  return portrait.evaluate((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const rows = Array.from({ length: Math.max(0, Math.floor(bottom - top)) }, (_, row) => top + row + 0.5)
    return rows.filter((y) => document.elementFromPoint((left + right) / 2, y) === image).length
  })
}

for (const { width, height } of FIRST_SCREENS)
  for (const theme of THEMES)
    test(`home at ${width} × ${height} in the ${theme} theme: name, job, mail, GitHub, LinkedIn, résumé and portrait stand in the first screen`, async ({
      page,
    }) => {
      await openPage(page, '/', { theme, width, height })
      const main = page.getByRole('main')
      const masthead = await findFaults(
        'masthead',
        page.getByRole('banner').getByText(OWNER, { exact: true }),
      )
      const greeting = await findFaults('greeting', main.getByRole('heading', { level: 1 }))
      if (masthead.length > 0) expect(greeting, 'the name, in masthead or greeting').toEqual([])
      const hero = page.getByRole('region', { name: "Hi, I'm Robin!" })
      const faults = [
        ...(await findFaults('job title', hero.getByText('Frontend Developer', { exact: true }))),
        ...(await findFaults('mail', main.getByRole('link', { name: 'Mail me' }))),
        ...(await findFaults('GitHub', hero.getByRole('link', { name: /^GitHub/ }))),
        ...(await findFaults('LinkedIn', hero.getByRole('link', { name: /^LinkedIn/ }))),
        ...(await findFaults('Resume', main.getByRole('link', { name: /^Resume/ }))),
      ]
      expect(faults).toEqual([])
      expect(await readPortraitHeight(page), 'px of the portrait').toBeGreaterThanOrEqual(MIN_PORTRAIT_PX)
    })
