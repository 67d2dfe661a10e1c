import type { Page } from '@playwright/test'

/** Loads and decodes every picture, those too that wait until one scrolls to them. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
  })
}
