import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createSiteServer } from '../../cli/create-site-server'

/** A site whose home page stops arriving right before its content: what it shows then is its first paint. */
export function createSlowSite(folder: string): Server {
  const site = createSiteServer(folder)
  return createServer((request, response) => {
    if (request.url !== '/') {
      site.emit('request', request, response)
      return
    }
    const [beginning] = readFileSync(join(folder, 'index.html'), 'utf8').split('<main')
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).write(beginning)
  })
}
