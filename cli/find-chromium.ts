import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Playwright would put its own download. It throws on systems for which it has none. */
function findPlaywrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Ubuntu's /usr/bin/chromium-browser may be a note that asks for a snap. */
const canRun = (path: string) => spawnSync(path, ['--version']).status === 0

/** The Chromium that the browser tests use: the one that CHROMIUM_PATH names, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], findPlaywrightsOwn(), ...USUAL_PLACES]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path) && canRun(path))
}
