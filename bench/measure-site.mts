import { launch } from 'chrome-launcher'
import { CHROMIUM_SWITCHES } from '../cli/chromium-switches'
import { findChromium } from '../cli/find-chromium'
import { auditPage, type Audit, type Theme } from './audit-page.mjs'
import { countBytes, type PageBytes } from './count-bytes'
import { serveFolder } from './serve-folder'

/** The figures of one page in one theme. */
export type PageFigures = { path: string; theme: Theme; bytes: PageBytes; audit: Audit }

/** The themes that the pages know, and how many times each page is audited in each. */
export type MeasureOptions = { themes?: readonly Theme[]; runs?: number }

const DEFAULT_RUNS = 5

/** How many runs the owner of the machine wants: RUNS, or 5. */
export const readRuns = (): number => Number(process.env['RUNS'] ?? DEFAULT_RUNS)

/** Measures pages of a folder with a static site, any folder: what they weigh, and what Lighthouse says of them. */
export async function measureSite(
  folder: string,
  paths: readonly string[],
  { themes = ['light'], runs = readRuns() }: MeasureOptions = {},
): Promise<PageFigures[]> {
  const chromePath = findChromium()
  if (chromePath === undefined) throw new Error('There is no Chromium: `npm run test:browser` brings one.')
  const { origin, close } = await serveFolder(folder)
  const bytes = await countBytes(paths.map((path) => origin + path))
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_SWITCHES] })
  const figures: PageFigures[] = []
  for (const [index, path] of paths.entries())
    for (const theme of themes) {
      const audit = await auditPage(origin + path, chrome.port, theme, runs)
      const weight = bytes[index]
      if (weight) figures.push({ path, theme, bytes: weight, audit })
    }
  chrome.kill()
  close()
  return figures
}
