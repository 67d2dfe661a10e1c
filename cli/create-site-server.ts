import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
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

/** The address of a request within the folder; for one outside of the prefix, an address that nothing is at. */
function withoutPrefix(url: string, pathPrefix: string): string {
  return url.startsWith(`${pathPrefix}/`) ? url.slice(pathPrefix.length) : '/404'
}

/**
 * A server of a published folder that behaves as static hosts do: compressed, with the nearest 404 page. With a path
 * prefix ("/portfolio") the folder lies there, and the home page of the host leads to it.
 */
export function createSiteServer(folder: string, pathPrefix = ''): Server {
  const compress = compression()
  const serveFile = serveStatic(folder)
  return createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    if (pathPrefix !== '' && toPath(request.url) === '/') {
      response.writeHead(302, { Location: `${pathPrefix}/` }).end()
      return
    }
    // Where a redirect to a folder's closing slash has to lead.
    request.originalUrl = request.url ?? '/'
    request.url = withoutPrefix(request.originalUrl, pathPrefix)
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
