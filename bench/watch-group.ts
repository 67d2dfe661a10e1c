import { readFileSync, readdirSync } from 'node:fs'

const POLL_MS = 500
/** How the kernel counts time in /proc, on every Linux of today. */
const TICKS_PER_SECOND = 100
const BYTES_PER_KB = 1024

/** What a group of processes uses: the program that was started, and all that it started. */
export type GroupWatch = {
  /** Processor seconds so far, of all its processes, those that have ended too. */
  readSeconds: () => number
  /** Ends the watch; gives the most memory, in bytes, that it was seen to hold at once. */
  stop: () => number
}

const readProc = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has just ended.
    return ''
  }
}

/** The fields of /proc/<pid>/stat from the third on: the second, a name in brackets, may hold spaces. */
const readFields = (pid: string): string[] => readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []

const [GROUP, FIRST_TIME, LAST_TIME] = [2, 11, 15]

function listGroup(group: number): { pid: string; fields: string[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, fields: readFields(pid) }))
    .filter(({ fields }) => fields[GROUP] === String(group))
}

/** The share of a process in memory: pages that several processes use are split between them. */
function readMemory(pid: string): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readProc(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes ?? 0) * BYTES_PER_KB
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Watches a group of processes, twice a second, until it is stopped. Linux only: it reads /proc. */
export function watchGroup(group: number): GroupWatch {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, sum(listGroup(group).map(({ pid }) => readMemory(pid))))
  }, POLL_MS)
  return {
    // Its own time and that of its children who have ended, in user mode and in the kernel.
    readSeconds: () =>
      sum(listGroup(group).flatMap(({ fields }) => fields.slice(FIRST_TIME, LAST_TIME).map(Number))) /
      TICKS_PER_SECOND,
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}
