import { expect, test } from './fixtures'
import { GOOD_PAGES } from './sample-pages'
import playwrightConfig from '../../playwright.config'

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('§4 a page that comes back from the back/forward cache has the theme that was chosen meanwhile', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.body.setAttribute('data-kept', 'in the cache')
  })
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about/')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'in the cache')
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
})

// Browsers keep answers with status 200 only, so the error pages are not among them.
for (const { name, path } of GOOD_PAGES)
  test(`${name}: whoever goes back to it has it at once, as it was left`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset['persisted'] = String(persisted)
      })
    })
    const link = page.getByRole('banner').getByRole('link', { name: path === '/about/' ? 'Home' : 'About' })
    await link.click()
    await expect(page).not.toHaveURL(path)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
  })
