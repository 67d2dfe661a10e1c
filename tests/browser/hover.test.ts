import { expect, test } from './fixtures'
import { openPage } from './open-page'

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

test('a tab is framed while the pointer is on it', async ({ page }) => {
  await openPage(page, '/projects/')
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(tab).toHaveCSS('border-top-color', TRANSPARENT)
  await tab.hover()
  await expect(tab).not.toHaveCSS('border-top-color', TRANSPARENT)
})

test("a project's title lifts while the pointer is on it", async ({ page }) => {
  await openPage(page, '/projects/')
  const title = page.getByRole('heading', { name: 'Seek Your Job' }).getByRole('link')
  await expect(title).toHaveCSS('translate', 'none')
  await title.hover()
  await expect(title).toHaveCSS('translate', '0px -3px')
})
