import { expect, test, type Locator } from './fixtures'
import { OWNER, PAGES } from './sample-pages'

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`))

for (const { name, path, status, title, heading, current } of PAGES)
  test.describe(() => {
    test.beforeEach(async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(status)
    })

    test(`§2 ${name}: title, language, one heading, the links of header and footer in their order`, async ({
      page,
    }) => {
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])

      const headerLinks = page.getByRole('banner').getByRole('navigation').getByRole('link')
      expect(await hrefsOf(headerLinks)).toEqual(['Home /', 'Projects /projects/', 'About /about/'])
      const marked = page.locator('[aria-current]')
      await expect(marked).toHaveText(current ? [current.name] : [])
      if (current) await expect(marked).toHaveAttribute('aria-current', current.is)

      const footerLinks = page.getByRole('contentinfo').getByRole('link')
      expect(await hrefsOf(footerLinks)).toEqual(['About /about/', 'Projects /projects/', 'Home /'])
    })

    test(`§2 and §9 ${name}: the copyright line has the owner's name and the visitor's year`, async ({
      page,
    }) => {
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${new Date().getFullYear()} ${OWNER}`)
      await page.clock.setFixedTime('2031-07-01T12:00:00')
      await page.reload()
      await expect(footer).toContainText(`© 2031 ${OWNER}`)
    })

    test(`§2 ${name}: the theme toggle is named for what it will do`, async ({ page }) => {
      const toggle = page.getByRole('banner').getByRole('button')
      await expect(toggle).toHaveAccessibleName('Switch to dark mode')
      await toggle.click()
      await expect(toggle).toHaveAccessibleName('Switch to light mode')
      await toggle.click()
      await expect(toggle).toHaveAccessibleName('Switch to dark mode')
    })

    test(`${name}: the skip link is the first stop, is seen there, and leads to the content`, async ({
      page,
    }) => {
      const skipLink = page.getByRole('link', { name: 'Skip to the content' })
      await expect(skipLink).toHaveCSS('clip-path', 'inset(50%)')
      await page.keyboard.press('Tab')
      await expect(skipLink).toBeFocused()
      await expect(skipLink).toHaveCSS('clip-path', 'none')
      await expect(skipLink).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    })
  })
