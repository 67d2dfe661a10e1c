import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const COPIED = [
  'cli',
  'src',
  'static',
  'art',
  'tests/portfolios',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'tsconfig.json',
]

/** Makes a copy of the project in a folder, with a cache of its own; what was there goes. */
export function makeWorkshop(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const gatsbyFiles = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...COPIED, ...gatsbyFiles]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** What a build printed, without colours and cursor movements, and how it ended. */
export type Build = { exitCode: number | null; output: string }

/** What a program printed, without colours and cursor movements. */
export function toPlainText(output: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character is what is looked for
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
}

/**
 * Variables for the build, when it is killed (at a word of its output, or after a time in milliseconds), the command
 * that runs it, what `npm run build` is given, and who wants to know its process group and what it prints.
 */
export type BuildOptions = {
  env?: Record<string, string>
  killAt?: string | number
  within?: readonly string[]
  parameters?: readonly string[]
  onStart?: (group: number) => void
  onText?: (text: string) => void
}

/** What `npm run build` runs. */
const BUILD = [process.execPath, '--import', 'tsx', 'cli/build.ts']

/** Kills a process and all that it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** Runs a real build of an owner's data folder in a workshop, as `npm run build` does. */
export function runBuild(
  workshop: string,
  dataFolder: string,
  { env = {}, killAt, within = [], parameters = [], onStart, onText }: BuildOptions = {},
): Promise<Build> {
  return new Promise((done, fail) => {
    const [command = '', ...rest] = [...within, ...BUILD, ...parameters]
    const child = spawn(command, rest, {
      cwd: workshop,
      // A group of its own, so that a kill ends Gatsby and its workers too.
      detached: true,
      // A wide terminal, so that Gatsby does not break the owner's lines.
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'production',
        PORTFOLIO_DATA: dataFolder,
        COLUMNS: '400',
        CI: 'true',
      },
    })
    if (child.pid !== undefined) onStart?.(child.pid)
    let output = ''
    const listen = (text: unknown) => {
      output += String(text)
      onText?.(String(text))
      if (typeof killAt === 'string' && output.includes(killAt)) killGroup(child)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen)
    const timer = typeof killAt === 'number' ? setTimeout(killGroup, killAt, child) : undefined
    child.on('error', fail)
    child.on('exit', () => {
      clearTimeout(timer)
    })
    child.on('close', (exitCode) => {
      done({ exitCode, output: toPlainText(output) })
    })
  })
}
