import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from './find-nginx'
import { findToolNode, NETLIFY, OBSERVATORY, TOOLS_FOLDER, WRANGLER } from './tools'

const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-filter']

/** Says for which lock the tools were installed. Lies in their folder, so that it goes when they go. */
const MARK = join(TOOLS_FOLDER, 'node_modules/.installed-for')

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function run(command: string, words: string[]): boolean {
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0
}

function digestLock(): string {
  return createHash('sha256')
    .update(readFileSync(join(TOOLS_FOLDER, 'package-lock.json')))
    .digest('hex')
}

/** Both programs run without install scripts: what they need is in packages of their platforms. */
function installPackages(): void {
  const lock = digestLock()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return
  say('Installing the programs of the hosts (tests/hosts/tools, about 750 MB).')
  const words = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', ['ci', '--prefix', TOOLS_FOLDER, ...words])) writeFileSync(MARK, lock)
}

const hasRsync = () => spawnSync('rsync', ['--version']).status === 0

/** The packages of Debian and Ubuntu that are not there yet. */
function listMissingPackages(): string[] {
  return [...(findNginx() === undefined ? NGINX_PACKAGES : []), ...(hasRsync() ? [] : ['rsync'])]
}

function installSystemPackages(): void {
  const canUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  const missing = listMissingPackages()
  if (missing.length === 0 || !canUseApt) return
  say(`Installing ${missing.join(', ')} with apt-get.`)
  if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', ...missing])
}

function findProblems(): string[] {
  const missing = listMissingPackages()
  const hasTools = [NETLIFY, WRANGLER, OBSERVATORY, MARK].every((path) => existsSync(path))
  return [
    ...(hasTools ? [] : ['The programs of the hosts could not be installed: see what npm says above.']),
    ...(findToolNode() ? [] : ['They need Node 22.13 or newer: run the tests with such a Node.']),
    ...(missing.length > 0 ? [`Install ${missing.join(', ')} (names of Debian and Ubuntu) yourself.`] : []),
  ]
}

/** Makes sure that there is what the tests of the hosts run, and says what is missing. */
function ensureTools(): void {
  installPackages()
  installSystemPackages()
  const problems = findProblems()
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exitCode = 1
  } else say(`The tests of the hosts use netlify-cli, wrangler and ${findNginx()?.version ?? ''}`)
}

ensureTools()
