import { expect, type Page } from '@playwright/test'
import Color from 'colorjs.io'
import sharp from 'sharp'
import { findGeneratedTexts } from './find-generated-texts'
import { DECORATION, findTexts, type LaidText } from './find-texts'

const ENOUGH = { large: 4.5, small: 7 }

/** A letter's rim stands against the pixels beside it. */
const RIM_PX = 1

/** A colour that no page uses: where red and blue rise and green falls, there is a letter. */
const MARKER = '#ff00ff'

/**
 * Tilted borders are smoothed anew with every painting. Their pixels change too (by up to 9 of 255 was seen), but less
 * than a letter's and seldom towards the marker. The palest pixels of a letter's own edge are its rim.
 */
const LEAST_CHANGE = 32
const STRAY_CHANGE = 2

type Shot = { data: Buffer; width: number; height: number }

/** The page from its top, with all of its letters' and pictures' files, whatever the window shows of them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
}

const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }'

/** All letters in one paint, without effects of their own. `color` stays, so that borders and icons keep theirs. */
const paintLetters = (paint: string) => `
  *:not(${DECORATION}, ${DECORATION} *), ::before, ::after {
    -webkit-text-fill-color: ${paint} !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
  svg text { fill: ${paint} !important; stroke: none !important; }`

/** Adds rules of the test's own to the page, as a constructed sheet: a security policy may refuse other inline styles. */
async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)]
  }, css)
}

/** What the browser paints at once without leaving out parts that it has no memory for. */
const SLICE_PX = 4000

/** By the browser's own tools, which need not pack the picture as small as Playwright does: pages may be long. */
async function takeShot(page: Page, paint: string): Promise<Shot> {
  await setStyles(page, STILL + paintLetters(paint))
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  const session = await page.context().newCDPSession(page)
  const slices: Buffer[] = []
  for (let y = 0; y < height; y += SLICE_PX) {
    const shot = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y, width, height: Math.min(SLICE_PX, height - y), scale: 1 },
    })
    slices.push(await sharp(Buffer.from(shot.data, 'base64')).removeAlpha().raw().toBuffer())
  }
  await session.detach()
  return { data: Buffer.concat(slices), width, height }
}

/** How far two shots differ in one byte; without a call to the buffer, which takes minutes on the longest pages. */
const differ = (one: Buffer, other: Buffer, byte: number) => (one[byte] ?? 0) - (other[byte] ?? 0)

function isLetter(marked: Buffer, bare: Buffer, byte: number): boolean {
  const red = differ(marked, bare, byte)
  const green = differ(bare, marked, byte + 1)
  const blue = differ(marked, bare, byte + 2)
  return Math.min(red, green, blue) >= -STRAY_CHANGE && Math.max(red, green, blue) >= LEAST_CHANGE
}

/** Every colour behind a text's letters and at their rims, as 0xRRGGBB, and where it is found first. */
function findColorsBehind({ boxes }: LaidText, marked: Shot, bare: Shot): Map<number, string> {
  const { width, height, data } = bare
  const places = new Map<number, string>()
  let last = -1
  const note = (x: number, y: number) => {
    const byte = (y * width + x) * 3
    const color = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0)
    if (color !== last && !places.has(color)) places.set(color, `${x}, ${y}`)
    last = color
  }
  for (const box of boxes) {
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
    const right = Math.min(width, Math.ceil(box.x + box.width))
    const bottom = Math.min(height, Math.ceil(box.y + box.height))
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        if (!isLetter(marked.data, data, (y * width + x) * 3)) continue
        for (let v = Math.max(0, y - RIM_PX); v <= Math.min(height - 1, y + RIM_PX); v++)
          for (let u = Math.max(0, x - RIM_PX); u <= Math.min(width - 1, x + RIM_PX); u++) note(u, v)
      }
  }
  return places
}

const toHex = (color: number) => `#${color.toString(16).padStart(6, '0')}`

function judge(text: LaidText, behind: ReadonlyMap<number, string>): string[] {
  const { words, color, outline, isLarge, veil } = text
  if (veil !== null) return [`"${words}" cannot be measured: ${veil}`]
  const ink = new Color(color)
  const measure = (paper: Color) => ink.mix(paper, 1 - ink.alpha, { space: 'srgb' }).contrast(paper, 'WCAG21')
  const [worst] = [...behind]
    .map(([paper, place]) => ({ place, hex: toHex(paper), ratio: measure(new Color(toHex(paper))) }))
    .sort((one, other) => one.ratio - other.ratio)
  if (worst === undefined) return [`"${words}" is in the page, but covered or cut away`]
  // What surrounds a letter is what it stands against: the paper, or the line around it.
  const ratio = Math.max(worst.ratio, outline === null ? 0 : measure(new Color(outline)))
  const enough = isLarge ? ENOUGH.large : ENOUGH.small
  if (ratio >= enough) return []
  return [`"${words}" has ${ratio.toFixed(2)}:1 of ${enough}:1, ${color} on ${worst.hex} at ${worst.place}`]
}

/**
 * The texts that are hard to read on what is really painted behind them, gradients, pictures and tilted panels too: the
 * page is painted twice, with marked letters and without any, and what differs is where the letters are.
 */
export async function findPoorContrasts(page: Page): Promise<string[]> {
  await settle(page)
  await setStyles(page, STILL)
  const texts = [...(await findTexts(page)), ...(await findGeneratedTexts(page))]
  expect(texts.length, 'texts to measure').toBeGreaterThan(5)
  const bare = await takeShot(page, 'transparent')
  const marked = await takeShot(page, MARKER)
  await setStyles(page, '')
  return texts.flatMap((text) => judge(text, findColorsBehind(text, marked, bare)))
}
