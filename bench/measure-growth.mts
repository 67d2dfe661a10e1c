import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeWorkshop } from '../tests/build/workshop'
import { measureBuild } from './measure-build'
import { scrollPage } from './scroll-page'
import { serveFolder } from './serve-folder'
import { emptyWorkshop } from './time-build'
import type { Section } from './to-results'
import { weighCards } from './weigh-cards'
import { writePortfolio } from './write-portfolio'
import { writeResults } from './write-results'

const FOLDER = join(tmpdir(), 'inkfolio-growth')
const WORKSHOP = join(FOLDER, 'workshop')
const DATA = join(FOLDER, 'data')
const SIZES = [3, 30, 300, 3000]

/** Wide enough for three widths of each picture, and small enough that 3,000 are encoded in minutes. */
const PICTURE_SIZE = { width: 960, height: 600 }

const BYTES_PER_MB = 1024 ** 2

type Row = Record<string, string | number>

const toMegabytes = (bytes: number) => Number((bytes / BYTES_PER_MB).toFixed(2))

/** The page of all projects: what it weighs, and each of its cards without the drawings that all share. */
function weighList(): Row {
  const html = readFileSync(join(WORKSHOP, 'dist/projects/index.html'), 'utf8')
  return {
    'HTML, MB': toMegabytes(Buffer.byteLength(html)),
    'HTML, brotli, MB': toMegabytes(brotliCompressSync(html).length),
    'a card, bytes': weighCards(html),
  }
}

async function measureSize(projects: number): Promise<{ build: Row; page: Row }> {
  await writePortfolio(DATA, projects, PICTURE_SIZE)
  emptyWorkshop(WORKSHOP)
  const { wall, processor, peakMemory } = await measureBuild(WORKSHOP, DATA)
  const build = {
    projects,
    'wall, s': Number(wall.toFixed(1)),
    'processor, s': Number(processor.toFixed(1)),
    'peak memory, MB': Math.round(peakMemory / BYTES_PER_MB),
  }
  const { origin, close } = await serveFolder(join(WORKSHOP, 'dist'))
  const scrolled = await scrollPage(`${origin}/projects/`)
  close()
  return { build, page: { projects, ...weighList(), ...scrolled } }
}

const toSections = (builds: readonly Row[], pages: readonly Row[]): Section[] => [
  {
    heading: 'A clean build',
    text: `One build each, of pictures ${PICTURE_SIZE.width} px wide. Memory: of all processes at once, looked at twice a second.`,
    rows: builds,
  },
  {
    heading: 'The page of all projects',
    text: 'On a phone of 412 × 823 px whose processor has a quarter of the speed. Scrolled by 20 screens in 5 seconds; a frame in time comes within 20 ms of the one before. A card: without the drawings of icons, which all cards share.',
    rows: pages,
  },
]

/** Measures one clean build of each of these sizes, and how its list of all projects scrolls (bench/results/growth.md). */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  makeWorkshop(WORKSHOP)
  const builds: Row[] = []
  const pages: Row[] = []
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    const { build, page } = await measureSize(size)
    builds.push(build)
    pages.push(page)
    // After each size: what was measured is not lost when thousands are too many for a machine.
    writeResults('growth', 'From 3 projects to 3,000', toSections(builds, pages))
  }
  rmSync(FOLDER, { recursive: true })
}
