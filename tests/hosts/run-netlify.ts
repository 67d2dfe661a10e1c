import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { toPlainText } from '../build/workshop'
import { clonedProject, toolsHome } from './sites'
import { NETLIFY, toolNode } from './tools'

const BUILD_MS = 400_000

/**
 * The environment of the hosts' programs: a home of their own, so that no login, setting or telemetry of the user is
 * touched, and nothing of jest's (NODE_ENV=test would change what Gatsby builds).
 */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const home = toolsHome()
  mkdirSync(home, { recursive: true })
  const kept = ['PATH', 'LANG', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  // In CI neither program asks questions or reports usage.
  return { ...Object.fromEntries(kept), HOME: home, XDG_CONFIG_HOME: join(home, '.config'), CI: 'true' }
}

function runGit(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: clonedProject(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed:\n${stderr}`)
  return stdout.trim()
}

/** security.txt holds the day of the build: at midnight a second build would differ from the first. */
const readBuildTime = () => ({ SOURCE_DATE_EPOCH: runGit('log', '-1', '--format=%ct') })

/** Runs the real `netlify build` in the clone. Throws with all that it printed when it fails. */
export function runNetlifyBuild(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(toolNode(), [NETLIFY, 'build', '--offline', ...words], {
    cwd: clonedProject(),
    // Without it, the build installs @netlify/plugin-gatsby. Netlify sets it from netlify.toml before, the CLI after.
    env: { ...toolEnvironment(), ...readBuildTime(), NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true' },
    encoding: 'utf8',
    timeout: BUILD_MS,
  })
  const output = toPlainText(stdout + stderr)
  if (status !== 0) throw new Error(`netlify build ${words.join(' ')} failed:\n${output}`)
  return output
}

/** Puts the clone on a branch of that name, of which Netlify makes a preview's address. */
export function switchBranch(name: string): void {
  runGit('switch', '--quiet', '--force-create', name)
}
