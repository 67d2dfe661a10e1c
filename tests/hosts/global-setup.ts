import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNetlifyBuild } from './run-netlify'
import { builtSite, clonedProject, firstBuildLog, hostsFolder, isKept, rememberHostsFolder } from './sites'

function run(command: string, words: string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/**
 * Makes what all hosts serve: the last commit in a fresh clone outside of the checkout, its packages without their
 * install scripts, and the real Netlify build of it.
 */
export default function buildWithNetlify(): void {
  if (!isKept()) rememberHostsFolder(mkdtempSync(join(tmpdir(), 'inkfolio-hosts-')))
  if (existsSync(builtSite())) return
  mkdirSync(hostsFolder(), { recursive: true })
  say(`Building a fresh clone of the last commit with Netlify's own program, in ${hostsFolder()}`)
  run('git', ['clone', '--quiet', process.cwd(), clonedProject()], hostsFolder())
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], clonedProject())
  writeFileSync(firstBuildLog(), runNetlifyBuild())
  cpSync(join(clonedProject(), 'dist'), builtSite(), { recursive: true })
}
