import { runBuild, toPlainText } from '../tests/build/workshop'
import { watchGroup } from './watch-group'

/** A step of Gatsby's, as its log names it: what passed since the step before. */
export type Phase = { name: string; wall: number; processor: number }

/** What a build took: seconds, seconds of all processors, bytes, and how many pages were rendered. */
export type MeasuredBuild = {
  wall: number
  processor: number
  peakMemory: number
  rendered: number
  phases: readonly Phase[]
}

const PHASE = /^success (.+?) - [\d.]+s/

/** The shell says what all processes took, those that ended between two looks too. */
const TIMED = ['bash', '-c', 'TIMEFORMAT="processor %U %S"; time "$@"', 'bash']

/** What a build printed line by line, with the time at which each came. */
function createClock() {
  const start = performance.now()
  const phases: Phase[] = []
  let [passed, used] = [0, 0]
  /** Ends a phase: all since the one before is its own. */
  const end = (name: string, seconds: number) => {
    const now = (performance.now() - start) / 1000
    phases.push({ name, wall: now - passed, processor: seconds - used })
    ;[passed, used] = [now, seconds]
  }
  return { phases, end }
}

/** Runs a build and measures it. Throws with what it printed when it fails. */
export async function measureBuild(workshop: string, data: string): Promise<MeasuredBuild> {
  const clock = createClock()
  let watch: ReturnType<typeof watchGroup> | undefined
  const listen = (text: string) => {
    for (const line of toPlainText(text).split('\n')) {
      const [, name] = PHASE.exec(line) ?? []
      if (name !== undefined && watch) clock.end(name, watch.readSeconds())
    }
  }
  const onStart = (pid: number) => (watch = watchGroup(pid))
  const start = performance.now()
  const { exitCode, output } = await runBuild(workshop, data, { within: TIMED, onStart, onText: listen })
  const wall = (performance.now() - start) / 1000
  const peakMemory = watch?.stop() ?? 0
  if (exitCode !== 0) throw new Error(output)
  const [, user = 0, system = 0] = /^processor ([\d.]+) ([\d.]+)$/m.exec(output) ?? []
  const processor = Number(user) + Number(system)
  clock.end('the end', processor)
  const [, rendered = 0] = /Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output) ?? []
  return { wall, processor, peakMemory, rendered: Number(rendered), phases: clock.phases }
}
