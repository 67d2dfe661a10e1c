import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictures } from '../src/build/pictures/create-pictures'
import { readPictureHeader } from '../src/build/pictures/read-picture-header'
import { toImageData } from '../src/build/pictures/to-image-data'
import { drawPicture } from './draw-picture'

const FOLDER = join(tmpdir(), 'inkfolio-bench-pictures')
const COUNTS = [10, 40]

const COVER_SIZE = { width: 1600, height: 1000 }

/** As ProjectCover asks for a cover. */
const COVER = { width: 720, aspectRatio: 1.6, breakpoints: [360, 720, 960, 1200, 1440, 1920] }

/** Draws so many covers; gives their files by names that stand for digests. */
async function drawSources(count: number): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (let number = 1; number <= count; number += 1) {
    const file = join(FOLDER, `${number}.jpg`)
    writeFileSync(file, await drawPicture(number, COVER_SIZE))
    sources.set(number.toString(16).padStart(12, '0'), file)
  }
  return sources
}

/** The addresses of all files that pages would name, without the slash at the start. */
async function listAddresses(sources: ReadonlyMap<string, string>): Promise<string[]> {
  const addresses: string[] = []
  for (const [key, file] of sources) {
    const header = await readPictureHeader(file, key)
    const { images } = toImageData({ ...header, key }, COVER, '')
    const sets = [...(images.sources ?? []), images.fallback].map((source) => source?.srcSet ?? '')
    addresses.push(
      ...sets
        .join(',')
        .split(',')
        .map((one) => one.trim().split(' ')[0]?.slice(1) ?? ''),
    )
  }
  return addresses
}

const round = (value: number) => Number(value.toFixed(2))

/** Prints what encoding so many covers costs: seconds by the clock and of all cores, a cover, and memory at its highest. */
export async function measurePictures(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  for (const count of COUNTS) {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    const sources = await drawSources(count)
    const addresses = await listAddresses(sources)
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    await createPictures(addresses, { sources, cacheFolder: join(FOLDER, 'made') })
    const { user, system } = process.cpuUsage(cpu)
    const seconds = (performance.now() - start) / 1000
    rows[`${count} covers`] = {
      files: addresses.length,
      seconds: round(seconds),
      'CPU seconds': round((user + system) / 1e6),
      'seconds a cover': round(seconds / count),
      'CPU seconds a cover': round((user + system) / 1e6 / count),
      'most memory, MB': Math.round(process.resourceUsage().maxRSS / 1024),
    }
  }
  console.table(rows)
  rmSync(FOLDER, { recursive: true })
}
