import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ask } from './ask'
import type { Host } from './host'
import { toolEnvironment } from './run-netlify'
import { builtSite, clonedProject } from './sites'
import { findFreePort, startProcess } from './start-process'
import { NETLIFY, NETLIFY_CLI, toolNode } from './tools'

/** Netlify's own development server over what its build published, with the rules of netlify.toml and _headers. */
export async function startNetlify(): Promise<Host> {
  const port = await findFreePort()
  const host = { port, pathPrefix: '', folder: join(clonedProject(), 'dist'), stop: () => Promise.resolve() }
  const quiet = ['--offline', '--internal-disable-edge-functions', '--no-open']
  const { stop } = await startProcess({
    program: toolNode(),
    words: [NETLIFY, 'dev', ...quiet, '--dir', 'dist', '--port', String(port)],
    folder: clonedProject(),
    env: toolEnvironment(),
    isReady: async () => (await ask(host, '/')).status === 200,
  })
  return { ...host, stop }
}

/** What Netlify reads out of `_headers` for each path. */
export function readNetlifyRules(paths: readonly string[]): Record<string, string>[] {
  const script = resolve('tests/hosts/print-netlify-headers.mjs')
  const words = [script, NETLIFY_CLI, join(builtSite(), '_headers'), ...paths]
  const { stdout, stderr } = spawnSync(toolNode(), words, { env: toolEnvironment(), encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string>[]
}
