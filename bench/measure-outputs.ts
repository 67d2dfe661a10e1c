import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputsSchema } from '../src/content/schemas/outputs'
import { makeWorkshop } from '../tests/build/workshop'
import { emptyWorkshop, timeBuild } from './time-build'
import { switchOutputs, writePortfolio } from './write-portfolio'

const FOLDER = join(tmpdir(), 'inkfolio-bench')
const WORKSHOP = join(FOLDER, 'workshop')
const DATA = join(FOLDER, 'data')
const SIZES = [3, 300]
const OUTPUTS = Object.keys(outputsSchema.shape)

/** Seconds of a clean build, and of the same build once more with its cache. */
async function timeBoth(isOn: boolean): Promise<{ clean: number; warm: number }> {
  switchOutputs(DATA, OUTPUTS, isOn)
  emptyWorkshop(WORKSHOP)
  return { clean: await timeBuild(WORKSHOP, DATA), warm: await timeBuild(WORKSHOP, DATA) }
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
