import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, expect, test } from '@playwright/test'
import puppeteer, { TargetType, type Browser, type Page } from 'puppeteer-core'
import { createSiteServer } from '../../cli/create-site-server'
import playwrightConfig from '../../playwright.config'

const PROJECT = '/projects/seek-your-job/'
const LINK = `a[href="${PROJECT}"]`

/** Playwright switches prerendering off in every page that it looks at; Puppeteer does not. */
function launchBrowser(): Promise<Browser> {
  const { executablePath = chromium.executablePath(), args = [] } = playwrightConfig.use?.launchOptions ?? {}
  return puppeteer.launch({ executablePath, args })
}

/** What the open page is, and for how long it was being made ready before it was wanted, in ms; 0 for not at all. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart: number
    })[]
    const isDark = document.documentElement.classList.contains('dark')
    return { path: location.pathname, aheadMs: navigation?.activationStart ?? 0, isDark }
  })

/** The same of the page that is open now. A prerendered page takes the place of the one before, so the browser is asked anew. */
async function describeOpenPage(browser: Browser) {
  const again = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() })
  try {
    const target = again
      .targets()
      .find((one) => one.type() === TargetType.PAGE && one.url().startsWith('http:'))
    const page = await target?.page()
    if (!page) throw new Error('No page of the site is open.')
    return await describePage(page)
  } finally {
    await again.disconnect()
  }
}

let browser: Browser
let server: Server
/** The pages that were asked for before they were wanted. */
let askedAhead: string[]

test.beforeEach(async () => {
  askedAhead = []
  server = createSiteServer('dist')
  server.on('request', ({ url = '', headers }: IncomingMessage) => {
    if (headers['sec-purpose'] !== undefined) askedAhead.push(url)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  browser = await launchBrowser()
})

test.afterEach(async () => {
  await browser.close()
  server.close()
})

/** Opens the home page and rests with the mouse on the link to a project until its page was made ready. */
async function restOnLink(): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await page.hover(LINK)
  await expect.poll(() => askedAhead).toEqual([PROJECT])
  // From the answer to the page that its script has run in; nothing tells when that is.
  await wait(1000)
  return page
}

async function followLink(page: Page) {
  await page.click(LINK)
  // While one page takes the place of the other, the browser may have none to show, or one without a frame.
  let described: Awaited<ReturnType<typeof describeOpenPage>> | undefined
  await expect(async () => {
    described = await describeOpenPage(browser)
    expect(described.path).toBe(PROJECT)
  }).toPass({ timeout: 20_000 })
  return described
}

test('a page whose link somebody rests on is made ready, and shown when the link is clicked', async () => {
  const shown = await followLink(await restOnLink())
  expect(shown?.aheadMs).toBeGreaterThan(0)
})

test('a page that was made ready has the theme that was chosen meanwhile', async () => {
  const page = await restOnLink()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
  })
  const shown = await followLink(page)
  expect(shown?.aheadMs).toBeGreaterThan(0)
  expect(shown?.isDark).toBe(true)
})

test('a page whose link nobody rests on is not asked for', async () => {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  await wait(1000)
  expect(askedAhead).toEqual([])
})
