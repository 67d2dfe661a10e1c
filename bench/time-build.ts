import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DECODED_PICTURES } from '../src/build/data-check/check-remembering'
import { runBuild } from '../tests/build/workshop'

/** Takes all that builds left out of a workshop, so that the next one is clean. */
export function emptyWorkshop(workshop: string): void {
  for (const name of ['.cache', 'public', 'dist', DECODED_PICTURES])
    rmSync(join(workshop, name), { recursive: true, force: true })
}

/** Seconds of one build; throws with what it printed when it fails. */
export async function timeBuild(workshop: string, dataFolder: string): Promise<number> {
  const start = performance.now()
  const { exitCode, output } = await runBuild(workshop, dataFolder)
  if (exitCode !== 0) throw new Error(output)
  return (performance.now() - start) / 1000
}
