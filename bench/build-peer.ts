import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A site that another tool makes of the same data: where it is, what builds it, where it is published, what it caches. */
export type Peer = {
  name: string
  folder: string
  program: string
  output: string
  caches: readonly string[]
}

export const ASTRO: Peer = {
  name: 'Astro',
  folder: resolve('bench/peers/astro'),
  program: 'astro/bin/astro.mjs',
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
}

export const GATSBY: Peer = {
  name: 'Gatsby',
  folder: resolve('bench/peers/gatsby'),
  program: 'gatsby/cli.js',
  output: 'public',
  caches: ['.cache', 'node_modules/.cache'],
}

/** Where a peer's pages are. */
export const outputOf = ({ folder, output }: Peer): string => join(folder, output)

function run(command: string, words: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    env: { ...process.env, CI: 'true', ...env },
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} in ${cwd}:\n${stdout}${stderr}`)
}

/** Installs what a peer needs, by its own lock, where nothing of it is yet. Every native part is in a package. */
export function installPeer({ name, folder }: Peer): void {
  if (existsSync(join(folder, 'node_modules'))) return
  console.log(`Installing the packages of ${name} (${folder}).`)
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder)
}

/** The Node that a peer brings, as Astro does, which wants 22.12; else this one. */
function findNode(folder: string): string {
  const own = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  return existsSync(own) ? own : process.execPath
}

/** Seconds of a clean build of a peer; throws with what it printed when it fails. */
export function timePeer(peer: Peer, dataFolder: string, env: Record<string, string> = {}): number {
  const { folder, program, output, caches } = peer
  for (const name of [output, ...caches]) rmSync(join(folder, name), { recursive: true, force: true })
  const start = performance.now()
  run(findNode(folder), [join(folder, 'node_modules', program), 'build'], folder, {
    NODE_ENV: 'production',
    PORTFOLIO_DATA: resolve(dataFolder),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...env,
  })
  return (performance.now() - start) / 1000
}
