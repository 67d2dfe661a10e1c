import { expect, type Page } from '@playwright/test'
import type { Theme } from './sample-pages'

type View = { theme?: Theme; width?: number; height?: number }

/** Opens a page as a visitor who chose a theme and has a window of this size, and waits for its fonts and its panels. */
export async function openPage(
  page: Page,
  path: string,
  { theme = 'light', width, height = 800 }: View = {},
) {
  if (width !== undefined) await page.setViewportSize({ width, height })
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value)
  }, theme)
  await page.goto(path)
  await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
