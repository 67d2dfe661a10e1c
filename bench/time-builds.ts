import { ASTRO, GATSBY, timePeer } from './build-peer'
import { median } from './median'
import { emptyWorkshop, timeBuild } from './time-build'

/** The formats of gatsby-plugin-image when nobody asks for others: AVIF, the slowest, is not among them. */
const DEFAULT_FORMATS = { PEER_FORMATS: 'auto,webp' }

/** How many times each site is built: BUILDS, or 3. */
const readBuilds = (): number => Number(process.env['BUILDS'] ?? 3)

/** Seconds of a clean build of the project in a workshop. */
function timeOurs(workshop: string, dataFolder: string): Promise<number> {
  emptyWorkshop(workshop)
  return timeBuild(workshop, dataFolder)
}

/** Builds every site clean, in turns, and leaves the pages of the last builds behind; medians, in seconds. */
export async function timeBuilds(
  workshop: string,
  dataFolder: string,
): Promise<Record<string, string | number>[]> {
  const builds = [
    { site: 'Inkfolio, all outputs', time: () => timeOurs(workshop, dataFolder) },
    { site: 'Astro', time: () => timePeer(ASTRO, dataFolder) },
    // Before the one with all formats, whose pages are measured.
    { site: 'Gatsby, WebP instead of AVIF', time: () => timePeer(GATSBY, dataFolder, DEFAULT_FORMATS) },
    { site: 'Gatsby', time: () => timePeer(GATSBY, dataFolder) },
  ]
  const seconds = new Map<string, number[]>(builds.map(({ site }) => [site, []]))
  for (let turn = 0; turn < readBuilds(); turn += 1)
    for (const { site, time } of builds) seconds.get(site)?.push(await time())
  return [...seconds].map(([site, times]) => ({
    site,
    'seconds (median)': Number(median(times).toFixed(1)),
    'each build': times.map((time) => time.toFixed(1)).join(', '),
  }))
}
