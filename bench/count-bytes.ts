import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { toKind, type LoadedFile, type Size } from './page-bytes'

/** The screen that Lighthouse takes for a phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What a page weighs: its files, and how many bytes of its HTML, unpacked, are styles and scripts. */
export type PageBytes = { files: readonly LoadedFile[]; inlineStyles: number; inlineScripts: number }

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** The length of an answer's body, as it is sent to a browser that takes brotli, and unpacked. */
function askFor(address: string): Promise<Size & { contentType: string }> {
  return new Promise((done, fail) => {
    const request = get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const decode = DECODERS[answer.headers['content-encoding'] ?? '']
        const raw = (decode ? decode(body) : body).length
        done({ raw, sent: body.length, contentType: answer.headers['content-type'] ?? '' })
      })
    })
    request.on('error', fail)
  })
}

/** The addresses of the pictures that a visitor sees without scrolling. */
const findFirstPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  )

/** All pictures, those too that wait until a visitor comes near. */
const scrollToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView()
      await image.decode().catch(() => undefined)
    }
  })

async function countInline(page: Page, selector: string): Promise<number> {
  return Buffer.byteLength((await page.locator(selector).allTextContents()).join(''))
}

async function countPage(page: Page, address: string): Promise<PageBytes> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    // What is written out in the page is counted with it.
    if (!request.url().startsWith('data:')) loaded.add(request.url())
  })
  await page.goto(address, { waitUntil: 'load' })
  const inlineStyles = await countInline(page, 'style')
  // Facts for search engines, and what may be made ready, are no scripts.
  const inlineScripts = await countInline(
    page,
    'script:not([src], [type$="json"], [type="speculationrules"])',
  )
  const first = await findFirstPictures(page)
  await scrollToTheEnd(page)
  await page.waitForLoadState('networkidle')
  const files: LoadedFile[] = []
  for (const url of loaded) {
    const { contentType, ...size } = await askFor(url)
    const kind = toKind(contentType)
    files.push({ ...size, kind: kind === 'picture' && !first.includes(url) ? 'pictureBelow' : kind })
  }
  return { files, inlineStyles, inlineScripts }
}

/** What pages at these addresses weigh, on a phone, after somebody scrolled through all of each. */
export async function countBytes(addresses: readonly string[]): Promise<PageBytes[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES })
  const all: PageBytes[] = []
  for (const address of addresses) {
    const context = await browser.newContext(PHONE)
    all.push(await countPage(await context.newPage(), address))
    await context.close()
  }
  await browser.close()
  return all
}
