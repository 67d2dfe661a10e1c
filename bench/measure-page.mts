import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder } from '../src/build/data-folder'
import { LIGHTHOUSE_SETTING } from './audit-page.mjs'
import { compareLooks } from './compare-looks'
import { HEADER_SETS, leaveHeadersOut } from './leave-headers-out'
import { FLOORS, writeFloors } from './limit/write-floors'
import { writeLimitSite } from './limit/write-limit-site'
import { measureSite, readRuns, type PageFigures } from './measure-site.mjs'
import { toAuditRow, toBytesRow, toRatioRow } from './to-page-rows'
import { writeResults } from './write-results'

const SITE = 'dist'
const LIMIT = join(tmpdir(), 'inkfolio-limit')
const FLOOR = join(tmpdir(), 'inkfolio-floor')
const OTHERWISE_SENT = join(tmpdir(), 'inkfolio-otherwise-sent')
const THEMES = ['light', 'dark'] as const

const SCALE = `For scale, public portfolios built and measured in the same way: the lightest is a plain text CV of 27 KB, 5 requests, LCP 1,052 ms; the Gatsby ones ship 81–105 KB of script and paint at 1,489–3,956 ms; a scriptless Gatsby page painted its largest text at 641 ms.`

const SCORES_ARE = `${LIGHTHOUSE_SETTING}. SEO: Lighthouse asks for /robots.txt from within the page, which the policy of the site forbids to all scripts (connect-src 'none'), and takes the answer for a faulty file: 8 points. Error pages are kept out of search engines on purpose.`

const LIMIT_IS = `The limit is a page written by hand (bench/limit/) from the same data, without a build tool: the same text, links, pictures, fonts and drawings, the same look in both themes at every width, and the same theme toggle. What it leaves out counts against ours: styles for print, forced colours and more contrast, page turns, and the security policy.`

const FLOORS_ARE = `The limit of the home page, with less and less in it. In this simulation a picture or a font that is there when the largest part of a page is drawn counts as waited for, and so does the connection that it came over.`

const HEADERS_ARE = `The same pages, sent with less and less headers. Cross-Origin-Opener-Policy and Cross-Origin-Embedder-Policy together isolate a page: the browser makes a process for it alone, which begins with nothing loaded (docs/decisions/0026-an-isolated-page-begins-cold.md). On a page with little on it the difference is lost in the noise.`

/** The page with the most on it, and one of those with the least. */
const SENT_WITH_LESS = ['/', '/404.html']

const addressOf = (file: string) => `/${file.replace(/index\.html$/, '')}`

/** Error pages are kept out of search engines, so that nobody asks for their points in SEO. */
const describe = (path: string) => (path.endsWith('404.html') ? `${path} (not for search engines)` : path)

type Pair = { ours: PageFigures; limit: PageFigures }

function toPairs(ours: readonly PageFigures[], limits: readonly PageFigures[]): Pair[] {
  return ours.flatMap((one, index) => {
    const limit = limits[index]
    return limit ? [{ ours: one, limit }] : []
  })
}

/** Both pages of each pair, one under the other. */
const toRows = <Row,>(pairs: readonly Pair[], toRow: (page: string, figures: PageFigures) => Row): Row[] =>
  pairs.flatMap(({ ours, limit }) => [
    toRow(describe(ours.path), ours),
    toRow(`${describe(limit.path)} – limit`, limit),
  ])

async function measureHeaders(runs: number) {
  const rows = []
  for (const set of HEADER_SETS) {
    leaveHeadersOut(SITE, OTHERWISE_SENT, set)
    const figures = await measureSite(OTHERWISE_SENT, SENT_WITH_LESS, { runs })
    rows.push(...figures.map((page) => toAuditRow(`${describe(page.path)} – ${set.name}`, page)))
  }
  return rows
}

/** Measures each page type of the built site beside its limit, and writes the tables. Figures only: nothing is judged. */
export async function measurePage(): Promise<void> {
  if (!existsSync(SITE)) throw new Error('Run `npm run build` first.')
  const paths = (await writeLimitSite(SITE, dataFolder(), LIMIT)).map(addressOf)
  const looks = await compareLooks([SITE, LIMIT], paths)
  const options = { themes: THEMES, runs: readRuns() }
  const pairs = toPairs(await measureSite(SITE, paths, options), await measureSite(LIMIT, paths, options))
  writeFloors(LIMIT, FLOOR)
  const floors = await measureSite(
    FLOOR,
    FLOORS.map(({ path }) => path),
    { runs: options.runs },
  )
  const otherwiseSent = await measureHeaders(options.runs)
  const inOneTheme = pairs.filter(({ ours }) => ours.theme === THEMES[0])
  const ratios = pairs.map(({ ours, limit }) => toRatioRow(describe(ours.path), ours, limit))
  const losses = pairs.flatMap(({ ours }) =>
    ours.audit.losses.map((loss) => ({ page: describe(ours.path), theme: ours.theme, loss })),
  )
  writeResults('page', 'Pages: what they weigh, how fast they are', [
    {
      heading: 'Bytes: raw / as the server sends them (brotli)',
      text: SCALE,
      rows: toRows(inOneTheme, toBytesRow),
    },
    {
      heading: `Lighthouse, medians of ${options.runs} runs, and the lowest scores in brackets`,
      text: SCORES_ARE,
      rows: toRows(pairs, toAuditRow),
    },
    {
      heading: 'What is left of the time when a page has nothing to show',
      text: FLOORS_ARE,
      rows: floors.map((floor, index) => toAuditRow(FLOORS[index]?.name ?? '', floor)),
    },
    { heading: 'What the headers cost', text: HEADERS_ARE, rows: otherwiseSent },
    { heading: 'Ratio to the limit', text: LIMIT_IS, rows: ratios },
    { heading: 'How far the limit looks from the page: pixels that differ', rows: looks },
    { heading: 'What points of Lighthouse were lost by', rows: losses },
  ])
}
