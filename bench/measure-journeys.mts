import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { followLink, type Journey, type Way } from './follow-link.mjs'
import { median } from './median'
import { serveFolder } from './serve-folder'
import { writeBlankSite } from './write-blank-site'
import { writeResults } from './write-results'

const SITE = 'dist'
const BLANK_SITE = join(tmpdir(), 'inkfolio-blank')
const RUNS = Number(process.env['RUNS'] ?? 20)

/** How far away the server is: so much later it hears of each request. */
const DELAY_MS = 100

const PROJECT = '/projects/seek-your-job/'
const TO_ABOUT: Journey = { from: '/', link: 'header a[href="/about/"]', to: '/about/' }
const JOURNEYS: readonly Journey[] = [
  { from: '/', link: `a[href="${PROJECT}"]`, to: PROJECT },
  TO_ABOUT,
  { from: '/projects/', link: `a[href="${PROJECT}"]`, to: PROJECT },
]

const MADE_READY: Way = { isAhead: true, isWarm: false }
const WAYS: readonly Way[] = [
  MADE_READY,
  { isAhead: true, isWarm: true },
  { isAhead: false, isWarm: false },
  { isAhead: false, isWarm: true },
]

const WITHOUT_MOTION = '--force-prefers-reduced-motion'

type Row = Record<string, string | number>

const toHeading = ({ isAhead, isWarm }: Way) =>
  `${isAhead ? 'made ready' : 'not announced'}, ${isWarm ? 'visited before' : 'first visit'}`

/** Makes each journey in each of the ways, in a browser with these switches besides the usual ones. */
async function travel(
  folder: string,
  journeys: readonly Journey[],
  ways: readonly Way[],
  ...switches: string[]
): Promise<Row[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const { origin, close } = await serveFolder(folder, DELAY_MS)
  const browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_SWITCHES, ...switches] })
  const rows: Row[] = []
  for (const journey of journeys) {
    const row: Row = { journey: `${journey.from} → ${journey.to}` }
    for (const way of ways) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await followLink(browser, origin, journey, way))
      row[toHeading(way)] = Math.round(median(times))
    }
    rows.push(row)
  }
  await browser.close()
  close()
  return rows
}

/** The same journey where a page turns and where none does, between two pages of ours and two that are next to blank. */
async function measureTurns(): Promise<Row[]> {
  const rows: Row[] = []
  const add = async (pages: string, folder: string, ...switches: string[]) => {
    const [row] = await travel(folder, [TO_ABOUT], [MADE_READY], ...switches)
    rows.push({ pages, 'click to painted': row?.[toHeading(MADE_READY)] ?? NaN })
  }
  writeBlankSite(BLANK_SITE, false)
  await add('a word each, without a turn', BLANK_SITE)
  writeBlankSite(BLANK_SITE, true)
  await add('a word each, with a turn', BLANK_SITE)
  rmSync(BLANK_SITE, { recursive: true })
  await add('ours, for who wants less motion: without a turn', SITE, WITHOUT_MOTION)
  await add('ours, with a turn', SITE)
  return rows
}

/** Prints and writes how long it takes from a click to the next page on the screen, in ms. Figures only: nothing is judged. */
export async function measureJourneys(): Promise<void> {
  if (!existsSync(SITE)) throw new Error('Run `npm run build` first.')
  const rows = await travel(SITE, JOURNEYS, WAYS)
  const text = `Medians of ${RUNS}, in ms, from the click to the first text or picture of the next page on the screen. The server hears of each request ${DELAY_MS} ms later. "Made ready": the mouse rested on the link before the click. "Not announced": the click came without a pointer, so the page was asked for only then.`
  const turns = `The same, for ${TO_ABOUT.from} → ${TO_ABOUT.to}, made ready, first visit. A page that turns is drawn twice before it is seen, as it was and as it will be; this machine draws without a graphics card.`
  writeResults('journey', 'From a click to the next page', [
    { heading: 'Journeys', text, rows },
    { heading: 'What the turn of the page costs', text: turns, rows: await measureTurns() },
  ])
}
