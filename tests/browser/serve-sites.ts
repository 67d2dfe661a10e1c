import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSiteServer } from '../../cli/create-site-server'
import { createSlowSite } from './create-slow-site'
import { SITES, SLOW_SITE } from './sites'

/** Answers in place of a site that was not built, so that its tests fail with the reason and the others still run. */
function createExcuse(text: string) {
  return createServer((_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain' }).end(text)
  })
}

for (const { folder, port, remedy } of Object.values(SITES)) {
  const server = existsSync(folder)
    ? createSiteServer(folder)
    : createExcuse(`There is no ${folder}/. Build it first: ${remedy}`)
  server.listen(port)
}

createSlowSite(SLOW_SITE.folder).listen(SLOW_SITE.port)
