import { chromium } from '@playwright/test'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { serveFolder } from './serve-folder'

/** What a visitor can read between masthead and footer of each page of a published folder, and how many pictures are there. */
export async function readTexts(
  folder: string,
  paths: readonly string[],
): Promise<{ text: string; pictures: number }[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const { origin, close } = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES })
  const page = await browser.newPage()
  const texts: { text: string; pictures: number }[] = []
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' })
    const main = page.locator('main')
    texts.push({ text: await main.innerText(), pictures: await main.locator('img:not([alt=""])').count() })
  }
  await browser.close()
  close()
  return texts
}
