import type { Page } from '@playwright/test'

/** Lays a style sheet over those of the page, as a visitor's own would be: no policy for content refuses it. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
