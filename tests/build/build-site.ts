import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the sites of the test owners are built and kept, beside the checkout's own dist/, which is left alone. */
export const TEST_SITES = resolve('.test-sites')

const WORKSHOP = join(TEST_SITES, 'workshop')

const COPIED = ['src', 'static', 'art', 'tests/portfolios', 'package.json', 'tsconfig.json']

/** Makes a second copy of the project, which the builds of the tests share, and its cache with it. */
export function createWorkshop(): void {
  rmSync(TEST_SITES, { recursive: true, force: true })
  mkdirSync(WORKSHOP, { recursive: true })
  const gatsbyFiles = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of [...COPIED, ...gatsbyFiles]) cpSync(name, join(WORKSHOP, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(WORKSHOP, 'node_modules'))
}

/** What a build printed, without colours and cursor movements, and how it ended. */
export type Build = { exitCode: number | null; output: string }

function toPlainText(output: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character is what is looked for
  return output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
}

/** Variables for the build, and a word of its output at which it is killed. */
export type BuildOptions = { env?: Record<string, string>; killAt?: string }

/** Runs a real `gatsby build --prefix-paths`, as `npm run build` does, of an owner's data folder in the workshop. */
export function buildSite(dataFolder: string, { env = {}, killAt }: BuildOptions = {}): Promise<Build> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [resolve('node_modules/gatsby/cli.js'), 'build', '--prefix-paths'],
      {
        cwd: WORKSHOP,
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

/** The folder that the workshop publishes. */
export const PUBLISHED = join(WORKSHOP, 'dist')

/** Keeps what the workshop has just published under a name of its own. */
export function keepSite(name: string): string {
  const site = join(TEST_SITES, name)
  rmSync(site, { recursive: true, force: true })
  cpSync(PUBLISHED, site, { recursive: true })
  return site
}

/** The folder of a site that was kept; throws when its build did not come that far. */
export function keptSite(name: string): string {
  const site = join(TEST_SITES, name)
  if (!existsSync(site)) throw new Error(`${site} was not built.`)
  return site
}
