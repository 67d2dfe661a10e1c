import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'

/** How somebody comes to a page: by which link of which page. */
export type Journey = { from: string; link: string; to: string }

/** Whether the link was rested on before, so that the page was made ready, and whether the page was ever visited. */
export type Way = { isAhead: boolean; isWarm: boolean }

/** Long enough that a page which may be made ready is. */
const REST_MS = 1500

/** The page of a context that is at an address. Its place may have been taken by a prerendered one, so the browser is asked anew. */
async function findPage(browser: Browser, contextId: string | undefined, url: string): Promise<Page> {
  for (let tries = 0; tries < 100; tries += 1) {
    const again = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint(), defaultViewport: null })
    const context = again.browserContexts().find(({ id }) => id === contextId)
    const target = context?.targets().find((one) => one.url() === url)
    const page = await target?.page()
    if (page) return page
    await again.disconnect()
    await wait(50)
  }
  throw new Error(`${url} was not opened.`)
}

/** Writes down when the click came, as the page that is left sees it, in ms since 1970. */
const noteClick = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
      },
      { capture: true },
    )
  })

/** From the click to the first text or picture of the next page on the screen, in ms. */
const readPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint')
          if (entry) done(performance.timeOrigin + entry.startTime - Number(localStorage.getItem('clicked')))
        }).observe({ type: 'paint', buffered: true })
      }),
  )

async function click(page: Page, { link }: Journey, { isAhead }: Way): Promise<void> {
  if (isAhead) {
    await page.hover(link)
    await wait(REST_MS)
    await page.mouse.down()
    await page.mouse.up()
    return
  }
  // A click without a pointer: nothing announced it, so nothing was made ready.
  await page.$eval(link, (element) => {
    setTimeout(() => {
      ;(element as HTMLElement).click()
    })
  })
}

async function followIn(
  context: BrowserContext,
  origin: string,
  journey: Journey,
  way: Way,
): Promise<number> {
  const page = await context.newPage()
  if (way.isWarm) await page.goto(origin + journey.to)
  await page.goto(origin + journey.from)
  await noteClick(page)
  await click(page, journey, way)
  // Whoever asks too early is given a page that has no frame yet.
  await wait(REST_MS)
  const next = await findPage(context.browser(), context.id, origin + journey.to)
  const painted = await readPainted(next)
  await next.browser().disconnect()
  return painted
}

/** Makes a journey as a new visitor: from the click to the first paint of the next page, in ms. */
export async function followLink(
  browser: Browser,
  origin: string,
  journey: Journey,
  way: Way,
): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    return await followIn(context, origin, journey, way)
  } finally {
    await context.close()
  }
}
