import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { followLink, type Journey, type Way } from './follow-link.mjs'
import { median } from './median'
import { serveFolder } from './serve-folder'
import { writeResults } from './write-results'

const SITE = 'dist'
const RUNS = Number(process.env['RUNS'] ?? 20)

/** How far away the server is: so much later it hears of each request. */
const DELAY_MS = 100

const PROJECT = '/projects/seek-your-job/'
const JOURNEYS: readonly Journey[] = [
  { from: '/', link: `a[href="${PROJECT}"]`, to: PROJECT },
  { from: '/', link: 'header a[href="/about/"]', to: '/about/' },
  { from: '/projects/', link: `a[href="${PROJECT}"]`, to: PROJECT },
]

const WAYS: readonly Way[] = [
  { isAhead: true, isWarm: false },
  { isAhead: true, isWarm: true },
  { isAhead: false, isWarm: false },
  { isAhead: false, isWarm: true },
]

const toHeading = ({ isAhead, isWarm }: Way) =>
  `${isAhead ? 'made ready' : 'not announced'}, ${isWarm ? 'visited before' : 'first visit'}`

/** Prints and writes how long it takes from a click to the next page on the screen, in ms. Figures only: nothing is judged. */
export async function measureJourneys(): Promise<void> {
  const executablePath = findChromium()
  if (!existsSync(SITE) || !executablePath)
    throw new Error('Run `npm test` first: it builds the site and finds a browser.')
  const { origin, close } = await serveFolder(SITE, DELAY_MS)
  const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_SWITCHES })
  const rows: Record<string, string | number>[] = []
  for (const journey of JOURNEYS) {
    const row: Record<string, string | number> = { journey: `${journey.from} → ${journey.to}` }
    for (const way of WAYS) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await followLink(browser, origin, journey, way))
      row[toHeading(way)] = Math.round(median(times))
    }
    rows.push(row)
  }
  await browser.close()
  close()
  const text = `Medians of ${RUNS}, in ms, from the click to the first text or picture of the next page on the screen. The server hears of each request ${DELAY_MS} ms later. "Made ready": the mouse rested on the link before the click. "Not announced": the click came without a pointer, so the page was asked for only then.`
  writeResults('journey', 'From a click to the next page', [{ heading: 'Journeys', text, rows }])
}
