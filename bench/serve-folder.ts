import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../cli/create-site-server'

/** Serves a folder at a free port, as static hosts do; from so far away that it hears of each request `delayMs` later. */
export async function serveFolder(
  folder: string,
  delayMs = 0,
): Promise<{ origin: string; close: () => void }> {
  const site = createSiteServer(folder)
  const server = createServer((request, response) => {
    setTimeout(() => site.emit('request', request, response), delayMs)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
