import { deepStrictEqual } from 'node:assert/strict'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { loadPictures } from '../tests/browser/load-pictures'
import { comparePictures } from './compare-pictures'
import { serveFolder } from './serve-folder'

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const

/** How far the limit's page is from ours: in percent of the pixels, by theme and width, and in pixels of height. */
export type Look = { page: string } & Record<string, string | number>

type View = { theme: (typeof THEMES)[number]; width: number }

/** What somebody reads of a page, follows and hears of its pictures. */
function readPage(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText.replace(/\s+/g, ' '),
    links: [...document.links].map((link) => link.getAttribute('href')),
    pictures: [...document.images].map(({ alt, width, height }) => ({ alt, width, height })),
    headings: [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.tagName),
  }))
}

async function open(browser: Browser, address: string, { theme, width }: View): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript((value) => {
    localStorage.setItem('theme', value)
  }, theme)
  const page = await context.newPage()
  await page.goto(address)
  await loadPictures(page)
  return page
}

/** Compares a page in two folders: throws when their texts, links or pictures differ, gives how far their looks do. */
async function compareView(
  browser: Browser,
  addresses: readonly [string, string],
  view: View,
): Promise<number> {
  const pages = [await open(browser, addresses[0], view), await open(browser, addresses[1], view)] as const
  const [ours, limit] = [await readPage(pages[0]), await readPage(pages[1])]
  deepStrictEqual(limit, ours, `The limit of ${addresses[0]} says something else.`)
  const [one, other] = [
    await pages[0].screenshot({ fullPage: true }),
    await pages[1].screenshot({ fullPage: true }),
  ]
  for (const page of pages) await page.context().close()
  return comparePictures(one, other)
}

/** How the pages at these addresses look in two folders, as differences in percent of the pixels. */
export async function compareLooks(
  folders: readonly [string, string],
  paths: readonly string[],
): Promise<Look[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const servers = [await serveFolder(folders[0]), await serveFolder(folders[1])] as const
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES })
  const looks: Look[] = []
  for (const path of paths) {
    const look: Look = { page: path }
    for (const width of WIDTHS)
      for (const theme of THEMES) {
        const addresses = [servers[0].origin + path, servers[1].origin + path] as const
        const share = await compareView(browser, addresses, { theme, width })
        look[`${width} px, ${theme}`] = `${share.toFixed(2)} %`
      }
    looks.push(look)
  }
  await browser.close()
  for (const { close } of servers) close()
  return looks
}
