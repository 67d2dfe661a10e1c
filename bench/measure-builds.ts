import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Project } from '../src/content/schemas/project'
import { makeWorkshop } from '../tests/build/workshop'
import { measureBuild, type MeasuredBuild } from './measure-build'
import { median } from './median'
import { emptyWorkshop } from './time-build'
import type { Section } from './to-results'
import { writePortfolio } from './write-portfolio'
import { writeResults } from './write-results'

const FOLDER = join(tmpdir(), 'inkfolio-bench')
const WORKSHOP = join(FOLDER, 'workshop')
const DATA = join(FOLDER, 'data')
const SIZES = [3, 30, 300]
const RUNS = Number(process.env['RUNS'] ?? 3)
const BYTES_PER_MB = 1024 ** 2

/** How wide the pictures are: PICTURE_WIDTH=64 leaves little to encode, so that all else can be measured. */
const WIDTH = Number(process.env['PICTURE_WIDTH'] ?? 1600)

/** The first build with a cache renders all pages anew, because Gatsby's renderer then bears another mark. */
const KINDS = ['clean', 'first with a cache', 'unchanged', 'one edit'] as const
type Kind = (typeof KINDS)[number]

/** What each build took, in each run. */
type Measured = Readonly<Record<Kind, MeasuredBuild[]>>

/** The owner changes the sentence on the card of a project in the middle. */
function editProject(count: number, run: number): void {
  const path = join(DATA, 'projects', `project-${Math.ceil(count / 2)}`, 'project.json')
  const project = JSON.parse(readFileSync(path, 'utf8')) as Project
  writeFileSync(path, JSON.stringify({ ...project, description: `The edit number ${run}.` }))
}

async function measureSize(count: number): Promise<Measured> {
  const measured: Measured = { clean: [], 'first with a cache': [], unchanged: [], 'one edit': [] }
  await writePortfolio(DATA, count, { width: WIDTH, height: Math.round((WIDTH * 5) / 8) })
  for (let run = 1; run <= RUNS; run += 1) {
    emptyWorkshop(WORKSHOP)
    for (const kind of KINDS) {
      if (kind === 'one edit') editProject(count, run)
      measured[kind].push(await measureBuild(WORKSHOP, DATA))
    }
  }
  return measured
}

const toOneDigit = (value: number) => Number(value.toFixed(1))

const middleOf = (builds: readonly MeasuredBuild[], read: (build: MeasuredBuild) => number) =>
  median(builds.map(read))

function toRow(count: number, kind: Kind, measured: Measured) {
  const of = (read: (build: MeasuredBuild) => number) => middleOf(measured[kind], read)
  const unchanged = middleOf(measured.unchanged, ({ wall }) => wall)
  return {
    projects: count,
    build: kind,
    'wall, s': toOneDigit(of(({ wall }) => wall)),
    'processor, s': toOneDigit(of(({ processor }) => processor)),
    'peak memory, MB': Math.round(of(({ peakMemory }) => peakMemory) / BYTES_PER_MB),
    'pages rendered': of(({ rendered }) => rendered),
    'times the unchanged build': Number((of(({ wall }) => wall) / unchanged).toFixed(2)),
  }
}

/** What each project beyond the first costs: the difference to the smallest portfolio, divided by that of the projects. */
function toGrowth(all: ReadonlyMap<number, Measured>) {
  const [[fewest, smallest] = [0, undefined], ...larger] = all
  return larger.flatMap(([count, measured]) =>
    KINDS.map((kind) => {
      const costOf = (read: (build: MeasuredBuild) => number) =>
        (middleOf(measured[kind], read) - middleOf(smallest?.[kind] ?? [], read)) / (count - fewest)
      return {
        projects: `${fewest} to ${count}`,
        build: kind,
        'wall, s per project': Number(costOf(({ wall }) => wall).toFixed(3)),
        'processor, s per project': Number(costOf(({ processor }) => processor).toFixed(3)),
      }
    }),
  )
}

/** Where the time goes: each phase of Gatsby's log that takes 0.1 s of a processor or more. */
function toPhases(builds: readonly MeasuredBuild[]) {
  const names = [...new Set(builds.flatMap(({ phases }) => phases.map(({ name }) => name)))]
  const secondsOf = (phase: string, read: 'wall' | 'processor') =>
    toOneDigit(
      median(
        builds.map(({ phases }) =>
          phases.filter(({ name }) => name === phase).reduce((all, one) => all + one[read], 0),
        ),
      ),
    )
  return names
    .map((phase) => ({
      phase,
      'wall, s': secondsOf(phase, 'wall'),
      'processor, s': secondsOf(phase, 'processor'),
    }))
    .filter((row) => row['wall, s'] > 0.1 || row['processor, s'] > 0.1)
}

function toSections(all: ReadonlyMap<number, Measured>): Section[] {
  return [
    {
      heading: 'What builds take',
      text: `Medians over ${RUNS} runs, pictures ${WIDTH} px wide. Processor: user and system, all processes. Memory: of all processes at once, looked at twice a second; pages that they share are counted once (PSS).`,
      rows: [...all].flatMap(([count, measured]) => KINDS.map((kind) => toRow(count, kind, measured))),
    },
    { heading: 'What a further project costs', rows: toGrowth(all) },
    ...[...all].flatMap(([count, measured]) =>
      KINDS.map((kind) => ({
        heading: `Phases: ${count} projects, ${kind}`,
        text: 'What passed from the end of one line of the log to that of the next.',
        rows: toPhases(measured[kind]),
      })),
    ),
  ]
}

/** Measures builds of portfolios of these sizes: clean, unchanged, and after one edit (bench/results/build.md). */
export async function measureBuilds(sizes: readonly number[]): Promise<void> {
  makeWorkshop(WORKSHOP)
  const all = new Map<number, Measured>()
  for (const count of sizes.length > 0 ? sizes : SIZES) {
    all.set(count, await measureSize(count))
    console.log(`Measured ${count} projects.`)
  }
  writeResults('build', 'How long builds take', toSections(all))
  rmSync(FOLDER, { recursive: true })
}
