import type { Page } from '@playwright/test'

/** The path of every page that can be reached from home by links, home first. */
export async function crawl(page: Page): Promise<string[]> {
  const found = new Set(['/'])
  for (const path of found) {
    await page.goto(path)
    // A page's address ends with a slash; a file that is linked, such as the résumé, is no page.
    const hrefs = await page
      .locator('a[href^="/"][href$="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) found.add(href)
  }
  return [...found]
}
