import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** As Lighthouse has it for a phone of the middle class. */
const SLOWDOWN = 4

const SCREENS = 20
const SECONDS = 5

/** A frame that comes later than this after the one before was missed by a screen that shows 60 in a second. */
const IN_TIME_MS = 20

/** How a page scrolls: its frames, and by how much its parts moved by themselves (Layout Instability, unitless). */
export type Scrolled = {
  'loaded, ms': number
  'frames a second': number
  'frames in time, %': number
  'layout shift': number
}

type Seen = { frames: number[]; shift: number; note: (time: number) => void }

/** Writes down in the page when each frame comes, and what shifts. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = {
      frames: [],
      shift: 0,
      note(time) {
        this.frames.push(time)
        requestAnimationFrame((next) => {
          this.note(next)
        })
      },
    }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
    seen.note(performance.now())
  })

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { frames, shift } = (window as unknown as { seen: Seen }).seen
    return { frames, shift }
  })

/** Opens a page as a phone does and scrolls it with a finger that does not rest. */
export async function scrollPage(address: string): Promise<Scrolled> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] })
  const page = await (await browser.newContext(PHONE)).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const start = performance.now()
  await page.goto(address)
  const loaded = performance.now() - start
  await watchFrames(page)
  const distance = SCREENS * PHONE.viewport.height
  await devtools.send('Input.synthesizeScrollGesture', {
    x: PHONE.viewport.width / 2,
    y: PHONE.viewport.height / 2,
    yDistance: -distance,
    speed: distance / SECONDS,
    preventFling: true,
  })
  const { frames, shift } = await readSeen(page)
  await browser.close()
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  const seconds = gaps.reduce((all, gap) => all + gap, 0) / 1000
  return {
    'loaded, ms': Math.round(loaded),
    'frames a second': Math.round(gaps.length / seconds),
    'frames in time, %': Math.round((100 * gaps.filter((gap) => gap <= IN_TIME_MS).length) / gaps.length),
    'layout shift': Number(shift.toFixed(4)),
  }
}
