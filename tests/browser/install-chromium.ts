import { spawnSync } from 'node:child_process'
import { findChromium } from '../../cli/find-chromium'

const REMEDY = `Install Chromium or Google Chrome yourself and try again. If it is in an unusual place, say where:
  CHROMIUM_PATH=/path/to/chromium npm test
`

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function run(command: string, words: string[]): boolean {
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0
}

/** "Chromium 126.0.6478.61": what the browser says of itself, without where it was built. */
function readVersion(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /^.*?\d[\d.]*/m.exec(stdout)?.[0] ?? 'a browser of unknown version'
}

function installWithApt(): boolean {
  say('No Chromium found: installing the package "chromium" with apt-get.')
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  )
}

function installWithPlaywright(): boolean {
  say("No Chromium found: downloading Playwright's own (npx playwright install chromium).")
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

function install(): void {
  const canUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (canUseApt) installWithApt()
  if (findChromium() === undefined) installWithPlaywright()
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n${REMEDY}`)
  process.exitCode = 1
}

/** Makes sure that there is a browser for the browser tests, and says which. */
function ensureChromium(): void {
  const wanted = process.env['CHROMIUM_PATH']
  if (findChromium() === undefined) install()
  const path = findChromium()
  if (path === undefined) fail('The browser tests need Chromium, and it could not be installed.')
  else if (wanted && wanted !== path) fail(`CHROMIUM_PATH names ${wanted}, and no browser runs from there.`)
  else say(`Browser tests use ${readVersion(path)} at ${path}`)
}

ensureChromium()
