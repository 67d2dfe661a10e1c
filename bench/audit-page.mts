import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { median } from './median'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The metrics of Lighthouse that are measured, by their names here; times in milliseconds. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

type Metric = keyof typeof METRICS

/** The theme that a visitor has chosen, as the site remembers it. */
export type Theme = 'light' | 'dark'

/** Of one kind: the median of the runs, and the lowest of them. */
export type Score = { median: number; lowest: number }

/** What Lighthouse says of a page: medians of the metrics, the scores, and what a score was lost by in any run. */
export type Audit = Record<Metric, number> & {
  requests: number
  scores: Record<(typeof CATEGORIES)[number], Score>
  losses: readonly string[]
}

/** How Lighthouse was set: printed with what it measured. */
export const LIGHTHOUSE_SETTING =
  'Lighthouse’s defaults for phones: 412 × 823 px, simulated throttling (slow 4G, processor at a quarter)'

/** Leaves the choice of a theme in the browser, where Lighthouse leaves it: it clears other storage only. */
async function chooseTheme(origin: string, port: number, theme: Theme): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(origin)
  await page?.evaluate((value) => {
    localStorage.setItem('theme', value)
  }, theme)
  await page?.close()
  await browser.close()
}

function findLosses({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isLost = weight > 0 && audit && audit.score !== null && audit.score < 0.9
      return isLost ? [`${title}: ${audit.title} ${audit.displayValue ?? ''}`.trim()] : []
    }),
  )
}

function countRequests({ audits }: Result): number {
  const details = audits['network-requests']?.details
  return details?.type === 'table' ? details.items.length : NaN
}

function toAudit(results: readonly Result[]): Audit {
  const of = (metric: Metric) =>
    median(results.map(({ audits }) => audits[METRICS[metric]]?.numericValue ?? NaN))
  const toScore = (name: (typeof CATEGORIES)[number]): Score => {
    const points = results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
    return { median: median(points), lowest: Math.min(...points) }
  }
  const metrics = Object.fromEntries(Object.keys(METRICS).map((name) => [name, of(name as Metric)]))
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, toScore(name)]))
  return {
    ...(metrics as Record<Metric, number>),
    requests: median(results.map(countRequests)),
    scores: scores as Audit['scores'],
    losses: [...new Set(results.flatMap(findLosses))],
  }
}

/** On a busy machine Lighthouse now and then sees no paint, and gives no figure: such a run is made again. */
const MAX_FAILURES = 3

async function runLighthouse(address: string, port: number, failures = 0): Promise<Result> {
  const measured = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  const fault = measured ? measured.lhr.runtimeError?.message : 'no result'
  if (measured && fault === undefined) return measured.lhr
  if (failures >= MAX_FAILURES) throw new Error(`Lighthouse cannot measure ${address}: ${fault ?? ''}`)
  return runLighthouse(address, port, failures + 1)
}

/** Audits a page so many times with Lighthouse, in the browser at this port, as a visitor who chose this theme. */
export async function auditPage(address: string, port: number, theme: Theme, runs: number): Promise<Audit> {
  await chooseTheme(new URL(address).origin, port, theme)
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(address, port))
  return toAudit(results)
}
