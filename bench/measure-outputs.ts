import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputsSchema } from '../src/content/schemas/outputs'
import { makeWorkshop, runBuild } from '../tests/build/workshop'
import { switchOutputs, writePortfolio } from './write-portfolio'

const FOLDER = join(tmpdir(), 'inkfolio-bench')
const WORKSHOP = join(FOLDER, 'workshop')
const DATA = join(FOLDER, 'data')
const SIZES = [3, 300]
const OUTPUTS = Object.keys(outputsSchema.shape)

/** Seconds of one build; throws with what it printed when it fails. */
async function time(): Promise<number> {
  const start = performance.now()
  const { exitCode, output } = await runBuild(WORKSHOP, DATA)
  if (exitCode !== 0) throw new Error(output)
  return (performance.now() - start) / 1000
}

/** Seconds of a clean build, and of the same build once more with its cache. */
async function timeBoth(isOn: boolean): Promise<{ clean: number; warm: number }> {
  switchOutputs(DATA, OUTPUTS, isOn)
  for (const name of ['.cache', 'public', 'dist'])
    rmSync(join(WORKSHOP, name), { recursive: true, force: true })
  return { clean: await time(), warm: await time() }
}

const round = (seconds: number) => Number(seconds.toFixed(1))

/** Prints how much longer builds take by résumé, social cards, feed and all other outputs, in seconds. */
export async function measureOutputs(): Promise<void> {
  makeWorkshop(WORKSHOP)
  const rows: Record<string, Record<string, number>> = {}
  for (const size of SIZES) {
    await writePortfolio(DATA, size)
    const [without, withAll] = [await timeBoth(false), await timeBoth(true)]
    for (const kind of ['clean', 'warm'] as const)
      rows[`${size} projects, ${kind}`] = {
        'without outputs': round(without[kind]),
        'with all': round(withAll[kind]),
        longer: round(withAll[kind] - without[kind]),
      }
  }
  console.table(rows)
  rmSync(FOLDER, { recursive: true })
}
