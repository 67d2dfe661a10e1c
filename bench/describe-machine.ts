import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../cli/find-chromium'

const BYTES_PER_GB = 1024 ** 3

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  return `${name} ${version}`
}

/** "Chromium 156.0.1"; without a browser, that there is none. */
function describeChromium(): string {
  const path = findChromium()
  if (path === undefined) return 'no Chromium'
  const [version] = execFileSync(path, ['--version'], { encoding: 'utf8' }).split(' built ')
  return version?.trim() ?? ''
}

/** The commit that was measured, and whether files of the project differ from it. */
function describeCommit(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()
  try {
    // What a bench writes is no part of what it measures.
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results')
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`
  } catch {
    return 'no commit'
  }
}

/** Where and with what something was measured, as lines: the machine, the programs, the day and the commit. */
export function describeMachine(): string[] {
  const processors = cpus()
  const memory = Math.round(totalmem() / BYTES_PER_GB)
  return [
    `${processors.length} processors (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GB of memory, ${platform()} ${release()}`,
    [`Node ${process.versions.node}`, ...['gatsby', 'sharp'].map(versionOf), describeChromium()].join(', '),
    `${new Date().toISOString().slice(0, 10)}, ${describeCommit()}`,
  ]
}
