import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask'
import type { Host } from './host'
import { toolEnvironment } from './run-netlify'
import { builtSite } from './sites'
import { findFreePort, startProcess } from './start-process'
import { toolNode, WRANGLER } from './tools'

/** Nobody is told of the run, nothing is asked of Cloudflare, no log is written. */
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_WRITE_LOGS: 'false',
}

/** Cloudflare's own runtime, workerd, with what Cloudflare Pages does to a folder of files. */
export async function startCloudflare(): Promise<Host & { readLog: () => string }> {
  const port = await findFreePort()
  // Wrangler keeps its state where it is started.
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'))
  const host = { port, pathPrefix: '', folder: builtSite(), stop: () => Promise.resolve() }
  const running = await startProcess({
    program: toolNode(),
    words: [WRANGLER, 'pages', 'dev', builtSite(), '--ip', '127.0.0.1', '--port', String(port)],
    folder,
    env: { ...toolEnvironment(), ...QUIET },
    isReady: async () => (await ask(host, '/')).status === 200,
  })
  const stop = async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...host, readLog: running.readOutput, stop }
}
