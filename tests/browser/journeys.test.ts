import { crawl } from './crawl'
import { expect, test, type Page } from './fixtures'
import { goThroughTheSite } from './go-through-the-site'
import { GOOD_PAGES, PAGES, THEMES, WIDTHS } from './sample-pages'

const INSIDE_LINKS = 'a[href^="/"][href$="/"]'
const OUTSIDE_LINKS = 'a:is([href^="http"], [href$=".pdf"])'

const statusOf = (page: Page) =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
  )

for (const theme of THEMES)
  for (const width of WIDTHS)
    test(`§2 in the ${theme} theme at ${width} px a visitor goes from home to a project, back to all projects, on to about, and home`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((stored) => {
        localStorage.setItem('theme', stored)
      }, theme)
      await page.goto('/')
      await goThroughTheSite(page)
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '')
    })

for (const { name, path } of PAGES)
  test(`§2 ${name}: every link within the site leads, by a click, to a page with status 200`, async ({
    page,
  }) => {
    await page.goto(path)
    const links = page.locator(INSIDE_LINKS).filter({ visible: true })
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThanOrEqual(6)
    for (const [index, href] of hrefs.entries()) {
      await links.nth(index).click()
      await expect(page).toHaveURL(href)
      expect(await statusOf(page), href).toBe(200)
      await page.goto(path)
    }
  })

test('§2 all 6 pages can be reached from home, and no more', async ({ page }) => {
  expect((await crawl(page)).sort()).toEqual(GOOD_PAGES.map(({ path }) => path).sort())
})

for (const { name, path, outsideLinks } of PAGES)
  test(`§7 ${name}: its ${outsideLinks} links to other sites and to the résumé open a new tab, say so, and tell nothing about the visitor`, async ({
    page,
  }) => {
    await page.goto(path)
    const links = page.locator(OUTSIDE_LINKS)
    await expect(links).toHaveCount(outsideLinks)
    await expect(page.getByRole('link', { name: /\S \(opens in a new tab\)$/ })).toHaveCount(outsideLinks)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noreferrer')
    }
  })

test('§7 "Live Site" opens a new tab that knows nothing of the portfolio, which stays where it is', async ({
  page,
  context,
}) => {
  await context.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: 'Live' }))
  await page.goto('/projects/ssayomart/')
  const newTab = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Live Site/ }).click()
  const tab = await newTab
  await expect(tab).toHaveURL('https://ssayomart.example.com/')
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  await expect(page).toHaveURL('/projects/ssayomart/')
})

test('§7 no page asks the network for anything but its own document, pictures and fonts', async ({
  page,
}) => {
  const types = new Set<string>()
  page.on('request', (request) => types.add(request.resourceType()))
  for (const { path } of PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  expect([...types].filter((type) => type !== 'other').sort()).toEqual(['document', 'font', 'image'])
})
