import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DECODED_PICTURES } from '../src/build/data-check/check-remembering'
import { checkShapes } from '../src/content/check-shapes'
import { readContent } from '../src/content/read-content'
import { RULES } from '../src/content/rules/all-rules'
import { picturesAreReadable } from '../src/content/rules/pictures-are-readable'
import { toContent } from '../src/content/to-content'
import { median } from './median'
import { writePortfolio } from './write-portfolio'
import { writeResults } from './write-results'

const FOLDER = join(tmpdir(), 'inkfolio-bench-check')
const SIZES = [3, 30, 300, 3000]
const RUNS = Number(process.env['RUNS'] ?? 3)

type Row = { part: string; 'wall, s': number; 'processor, s': number }

type Work = () => Promise<void> | number

/** What work takes, in seconds; the processor's is that of this process, unless the work itself gives that of another. */
async function time(work: Work): Promise<{ wall: number; processor: number }> {
  const [start, used] = [performance.now(), process.cpuUsage()]
  const own = await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: (performance.now() - start) / 1000, processor: own ?? (user + system) / 1_000_000 }
}

/** Every rule but the one that decodes pictures. */
const SENSE = RULES.filter((rule) => rule !== picturesAreReadable)

const check = async (withPictures: boolean) => {
  const raw = await readContent(FOLDER, 'static')
  checkShapes(raw)
  await Promise.all((withPictures ? RULES : SENSE).map(async (rule) => rule(raw)))
  toContent(raw)
}

/** What the owner waits for; gives its processor seconds. */
function runCommand(): number {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', process.execPath]
  const env = { ...process.env, PORTFOLIO_DATA: FOLDER }
  const run = spawnSync('bash', [...timed, '--import', 'tsx', 'cli/check.ts'], { env, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  const [, user, system] = /([\d.]+) ([\d.]+)\n$/.exec(run.stderr) ?? []
  return Number(user) + Number(system)
}

const PARTS: Readonly<Record<string, Work>> = {
  'reading, shapes and rules': () => check(false),
  'the same, and every picture decoded': () => check(true),
  'npm run check, with its start, for the first time': () => {
    rmSync(DECODED_PICTURES, { force: true })
    return runCommand()
  },
  'npm run check, with its start, no picture changed': runCommand,
}

async function toRow(part: string, work: Work): Promise<Row> {
  const times: { wall: number; processor: number }[] = []
  for (let run = 1; run <= RUNS; run += 1) times.push(await time(work))
  const of = (read: (one: { wall: number; processor: number }) => number) =>
    Number(median(times.map(read)).toFixed(2))
  return { part, 'wall, s': of(({ wall }) => wall), 'processor, s': of(({ processor }) => processor) }
}

/** Measures the check of the data for portfolios of these sizes (bench/results/check.md). */
export async function measureCheck(sizes: readonly number[]): Promise<void> {
  const rows: (Row & { projects: number })[] = []
  for (const projects of sizes.length > 0 ? sizes : SIZES) {
    await writePortfolio(FOLDER, projects)
    for (const [part, work] of Object.entries(PARTS)) rows.push({ projects, ...(await toRow(part, work)) })
  }
  rmSync(FOLDER, { recursive: true })
  const text = `Medians over ${RUNS} runs in one process, the first of which is without compiled code.`
  writeResults('check', 'How long the check of the data takes', [{ heading: 'The check', text, rows }])
}
