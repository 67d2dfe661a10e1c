import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the hosts' own programs are installed, apart from what an owner installs. */
export const TOOLS_FOLDER = resolve('tests/hosts/tools')

const packages = join(TOOLS_FOLDER, 'node_modules')

export const NETLIFY_CLI = join(packages, 'netlify-cli')
export const NETLIFY = join(NETLIFY_CLI, 'bin/run.js')
export const OBSERVATORY = join(packages, '@mdn/mdn-http-observatory')
export const WRANGLER = join(packages, 'wrangler/bin/wrangler.js')

/** netlify-cli 27 asks for Node 22.13, wrangler 4.155 for 22.0; this project runs on Node 20 too. */
const LEAST_NODE = [22, 13] as const

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])
}

/** The Node that the hosts' programs run on: this one, or the one that was installed with them. */
export function findToolNode(): string | undefined {
  if (isNewEnough(process.versions.node)) return process.execPath
  const installed = join(packages, `node-${process.platform}-${process.arch}`, 'bin/node')
  return existsSync(installed) ? installed : undefined
}

/** The Node that the hosts' programs run on; throws where install-tools.ts has not run. */
export function toolNode(): string {
  const node = findToolNode()
  if (node === undefined) throw new Error('Run `npm run test:hosts`: it installs what these tests need.')
  return node
}
