import { expect, test } from './fixtures'
import { SLOW_SITE } from './sites'

test.use({ baseURL: `http://localhost:${SLOW_SITE.port}` })

test('§4 with a stored "dark" the very first paint is dark: there is no flash', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.className)).toBe('dark')
})
