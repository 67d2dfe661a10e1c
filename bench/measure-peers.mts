import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { dataFolder } from '../src/build/data-folder'
import { makeWorkshop } from '../tests/build/workshop'
import { LIGHTHOUSE_SETTING } from './audit-page.mjs'
import { ASTRO, GATSBY, installPeer, outputOf } from './build-peer'
import { measureSite, readRuns, type PageFigures } from './measure-site.mjs'
import { readTexts } from './read-texts'
import { shareWords } from './share-words'
import { timeBuilds } from './time-builds'
import { toAuditRow, toBytesRow, toRatioRow } from './to-page-rows'
import { writeResults } from './write-results'

const WORKSHOP = join(tmpdir(), 'inkfolio-peers')
const OURS = 'Inkfolio'
const PEERS = [ASTRO, GATSBY]

const PEERS_ARE = `The peers (bench/peers/) are made from the same data folder with the same style sheets, pictures in the same formats, widths and sizes, and each tool’s defaults for everything else. They make the pages alone: no résumé, social cards, feed, structured data, Markdown copies or security policy, which count against ours.`

type Row = Record<string, string | number>
type Site = { name: string; folder: string }

/** The addresses of all pages with content. Error pages are left out: only ours are alike under every address. */
function listPaths(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter(({ name }) => name === 'index.html')
  return pages.map((page) => `/${relative(folder, join(page.parentPath, '/'))}/`.replace(/\/+/g, '/')).sort()
}

/** How much of what a visitor reads and sees on our pages is on a peer's. */
async function compareTexts(sites: readonly Site[], paths: readonly string[]): Promise<Row[]> {
  const [ours = [], ...peers] = await Promise.all(sites.map(({ folder }) => readTexts(folder, paths)))
  return paths.map((path, index) => {
    const one = ours[index] ?? { text: '', pictures: 0 }
    const shares = peers.map((texts, peer) => {
      const { text, pictures } = texts[index] ?? { text: '', pictures: 0 }
      const share = (shareWords(one.text, text) * 100).toFixed(1)
      return [sites[peer + 1]?.name ?? '', `${share} % of words, ${pictures} pictures`] as const
    })
    return { page: path, [OURS]: `${one.pictures} pictures`, ...Object.fromEntries(shares) }
  })
}

/** The rows of all sites, page by page. */
function toRows(measured: readonly (Site & { figures: PageFigures[] })[], toRow: typeof toBytesRow): Row[] {
  const pages = measured[0]?.figures ?? []
  return pages.flatMap(({ path }, index) =>
    measured.flatMap(({ name, figures }) => {
      const figure = figures[index]
      return figure ? [toRow(`${path} – ${name}`, figure)] : []
    }),
  )
}

/** Each of our pages against that of each peer. */
function toRatios([ours, ...peers]: readonly (Site & { figures: PageFigures[] })[]): Row[] {
  return (ours?.figures ?? []).flatMap((one, index) =>
    peers.flatMap(({ name, figures }) => {
      const other = figures[index]
      return other ? [toRatioRow(`${one.path} – ${name}`, one, other)] : []
    }),
  )
}

/** Builds the site and its peers from the same data, measures their pages in one run, and writes the tables. */
export async function measurePeers(): Promise<void> {
  PEERS.forEach(installPeer)
  makeWorkshop(WORKSHOP)
  const builds = await timeBuilds(WORKSHOP, resolve(dataFolder()))
  const sites = [
    { name: OURS, folder: join(WORKSHOP, 'dist') },
    ...PEERS.map((peer) => ({ name: peer.name, folder: outputOf(peer) })),
  ]
  const paths = listPaths(join(WORKSHOP, 'dist'))
  const texts = await compareTexts(sites, paths)
  const measured: (Site & { figures: PageFigures[] })[] = []
  for (const site of sites) measured.push({ ...site, figures: await measureSite(site.folder, paths) })
  rmSync(WORKSHOP, { recursive: true })
  writeResults('peers', 'Peers: the same site by other tools', [
    { heading: 'How equal they are: what stands between masthead and footer', text: PEERS_ARE, rows: texts },
    { heading: 'Clean builds, in turns', rows: builds },
    { heading: 'Bytes: raw / as the server sends them', rows: toRows(measured, toBytesRow) },
    {
      heading: `Lighthouse, medians of ${readRuns()} runs, and the lowest scores in brackets`,
      text: `${LIGHTHOUSE_SETTING}.`,
      rows: toRows(measured, toAuditRow),
    },
    { heading: 'Ours to theirs: below 1 is lighter, or faster', rows: toRatios(measured) },
  ])
}
