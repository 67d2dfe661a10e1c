import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { createSiteServer } from '../cli/create-site-server'
import { findChromium } from '../cli/find-chromium'

const SITE = 'dist'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** The addresses of all pages, without the error pages: search engines are told to leave those out, at 0 points for SEO. */
function listAddresses(): string[] {
  const entries = readdirSync(SITE, { recursive: true, withFileTypes: true })
  const pages = entries.filter(({ name }) => name === 'index.html')
  return pages.map((page) => `/${relative(SITE, join(page.parentPath, '/'))}/`.replace(/\/+/g, '/')).sort()
}

function toRow({ categories, audits }: Result): Record<string, string | number> {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const metric = (name: string) => audits[name]?.displayValue ?? ''
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    LCP: metric('largest-contentful-paint'),
    CLS: metric('cumulative-layout-shift'),
    TBT: metric('total-blocking-time'),
    bytes: audits['total-byte-weight']?.numericValue ?? 0,
  }
}

function printLosses(address: string, { audits, categories }: Result): void {
  for (const category of Object.values(categories))
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit?.score !== null && audit && audit.score < 0.9)
        console.log(`  ${address} loses in ${category.title}: ${audit.title} ${audit.displayValue ?? ''}`)
    }
}

async function measure(address: string, port: number, chrome: LaunchedChrome): Promise<Result> {
  const options = { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const }
  const measured = await lighthouse(`http://localhost:${port}${address}`, options)
  if (!measured) throw new Error(`Lighthouse gave no result for ${address}.`)
  return measured.lhr
}

/** Prints the Lighthouse scores and metrics of every published page, as on a phone. Figures only: nothing is judged. */
export async function measurePages(): Promise<void> {
  const chromePath = findChromium()
  if (!existsSync(SITE) || !chromePath)
    throw new Error('Run `npm test` first: it builds the site and finds a browser.')
  const server = createSiteServer(SITE)
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  const chrome = await launch({ chromePath, chromeFlags: CHROMIUM_FLAGS })
  const rows: Record<string, Record<string, string | number>> = {}
  for (const address of listAddresses()) {
    const result = await measure(address, port, chrome)
    rows[address] = toRow(result)
    printLosses(address, result)
  }
  console.table(rows)
  chrome.kill()
  server.close()
}
