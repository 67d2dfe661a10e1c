import { expect, test, type Page } from './fixtures'
import { PAGES, type Theme } from './sample-pages'

const DARK = /(^| )dark( |$)/
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch to (dark|light) mode$/ }).click()

async function storeTheme(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme)
  }, value)
}

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  const root = page.locator('html')
  if (theme === 'dark') await expect(root).toHaveClass(DARK)
  else await expect(root).not.toHaveClass(DARK)
  await expect(root).toHaveCSS('color-scheme', theme)
  const paper = await page.evaluate(() => {
    const color = document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? ''
    const rgb =
      getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor.match(/\d+/g) ?? []
    return { color, background: `#${rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` }
  })
  expect(paper.color, 'the browser bar has the colour of the masthead').toBe(paper.background)
}

test('§4 nothing stored gives the light theme, even where the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectTheme(page, 'light')
  expect(await storedTheme(page)).toBeNull()
})

for (const junk of ['', 'Dark', 'dark ', 'true', '"dark"', 'light', '🌙'])
  test(`§4 a stored ${JSON.stringify(junk)} gives the light theme`, async ({ page }) => {
    await storeTheme(page, junk)
    await page.goto('/')
    await expectTheme(page, 'light')
  })

test('§4 and §9 the toggle flips theme, colour scheme and browser bar, and stores "dark" and "light" as "theme"', async ({
  page,
}) => {
  await page.goto('/')
  await toggle(page)
  await expectTheme(page, 'dark')
  expect(await storedTheme(page)).toBe('dark')
  await toggle(page)
  await expectTheme(page, 'light')
  expect(await storedTheme(page)).toBe('light')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
})

test('§4 the choice lasts over navigation and reload', async ({ page }) => {
  await page.goto('/')
  await toggle(page)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about/')
  await expectTheme(page, 'dark')
  await page.reload()
  await expectTheme(page, 'dark')
  await toggle(page)
  await page.goto('/projects/')
  await expectTheme(page, 'light')
})

for (const { name, path } of PAGES)
  test(`§4 ${name}: a stored "dark" gives the dark theme before the page has a body that could be painted`, async ({
    page,
  }) => {
    await storeTheme(page, 'dark')
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body')) return
        observer.disconnect()
        document.body.setAttribute('data-seen', document.documentElement.className)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path)
    await expect(page.locator('body')).toHaveAttribute('data-seen', DARK)
    await expectTheme(page, 'dark')
  })

test('§4 other open tabs follow the toggle', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/about/')
  for (const theme of ['dark', 'light'] as const) {
    await toggle(page)
    await expectTheme(page, theme)
    await expectTheme(other, theme)
  }
  await toggle(page)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await expectTheme(other, 'light')
})
