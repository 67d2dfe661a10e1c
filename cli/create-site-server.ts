import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import compression from 'compression'
import serveStatic from 'serve-static'

/** The 404.html that is nearest to a path, as static hosts look for it: first in its folder, then upwards. */
function findNotFoundPage(folder: string, path: string): string {
  const nearest = join(folder, path, '404.html')
  return existsSync(nearest) || path === '/' ? nearest : findNotFoundPage(folder, dirname(path))
}

/** The path of a request; "//" and its like, which are no addresses, count as unknown paths at the top. */
function toPath(url = '/'): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/'
}

/** A server of a published folder that behaves as static hosts do: compressed, with the nearest 404 page. */
export function createSiteServer(folder: string): Server {
  const compress = compression()
  const serveFile = serveStatic(folder)
  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(findNotFoundPage(folder, dirname(toPath(request.url)))))
    }
    // `compression` is written for Express, whose requests add to Node's only what it does not use.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      serveFile(request, response, answerNotFound)
    })
  })
}
