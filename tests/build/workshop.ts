import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareCache } from '../../src/build/cache/prepare-cache'
import { readPathPrefix } from '../../src/build/read-path-prefix'

const COPIED = [
  'src',
  'static',
  'art',
  'tests/portfolios',
  'package.json',
  'package-lock.json',
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

function toPlainText(output: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character is what is looked for
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
}

/** Variables for the build, and a word of its output at which it is killed. */
export type BuildOptions = { env?: Record<string, string>; killAt?: string }

/** Runs a real `gatsby build --prefix-paths`, as `npm run build` does, of an owner's data folder in a workshop. */
export async function runBuild(
  workshop: string,
  dataFolder: string,
  { env = {}, killAt }: BuildOptions = {},
): Promise<Build> {
  await prepareCache(workshop, { pathPrefix: readPathPrefix(resolve(workshop, dataFolder)) })
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [resolve('node_modules/gatsby/cli.js'), 'build', '--prefix-paths'],
      {
        cwd: workshop,
        // A wide terminal, so that Gatsby does not break the owner's lines.
        env: {
          ...process.env,
          ...env,
          NODE_ENV: 'production',
          PORTFOLIO_DATA: dataFolder,
          COLUMNS: '400',
          CI: 'true',
        },
      },
    )
    let output = ''
    const listen = (text: unknown) => {
      output += String(text)
      if (killAt && output.includes(killAt)) child.kill('SIGKILL')
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen)
    child.on('error', fail)
    child.on('close', (exitCode) => {
      done({ exitCode, output: toPlainText(output) })
    })
  })
}
