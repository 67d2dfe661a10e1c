import { measureOutputs } from './measure-outputs'
import { measurePages } from './measure-pages.mjs'

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  pages: measurePages,
  outputs: measureOutputs,
}

/** Runs the benches that are named, or all of them. */
async function run(): Promise<void> {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !(name in BENCHES))
  if (unknown.length > 0)
    throw new Error(`There is no bench "${unknown.join('", "')}", only: ${Object.keys(BENCHES).join(', ')}.`)
  for (const [name, measure] of Object.entries(BENCHES))
    if (names.length === 0 || names.includes(name)) await measure()
}

void run()
