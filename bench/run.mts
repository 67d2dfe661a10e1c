import { measureBuilds } from './measure-builds'
import { measureCheck } from './measure-check'
import { measureGrowth } from './measure-growth.mjs'
import { measureOutputs } from './measure-outputs'
import { measureJourneys } from './measure-journeys.mjs'
import { measurePage } from './measure-page.mjs'
import { measurePeers } from './measure-peers.mjs'
import { measurePictures } from './measure-pictures'

const BENCHES: Readonly<Record<string, (sizes: readonly number[]) => Promise<void>>> = {
  page: measurePage,
  journey: measureJourneys,
  build: measureBuilds,
  check: measureCheck,
  growth: measureGrowth,
  outputs: measureOutputs,
  pictures: measurePictures,
  peers: measurePeers,
}

/** Installs two other tools and builds with them: only when it is asked for. */
const ON_DEMAND = ['peers']

/**
 * Runs the benches that are named, or all that need nothing more than the project; numbers are the sizes of portfolios that
 * they shall measure.
 */
async function run(): Promise<void> {
  const parameters = process.argv.slice(2)
  const sizes = parameters.filter((text) => /^\d+$/.test(text)).map(Number)
  const names = parameters.filter((text) => !/^\d+$/.test(text))
  const unknown = names.filter((name) => !(name in BENCHES))
  if (unknown.length > 0)
    throw new Error(`There is no bench "${unknown.join('", "')}", only: ${Object.keys(BENCHES).join(', ')}.`)
  for (const [name, measure] of Object.entries(BENCHES))
    if (names.includes(name) || (names.length === 0 && !ON_DEMAND.includes(name))) await measure(sizes)
}

void run()
