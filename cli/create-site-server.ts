import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import serveStatic from 'serve-static'
import { readHeaders } from './read-headers'

type SiteRequest = IncomingMessage & { originalUrl?: string }

/** Gatsby's own public/ has a folder of the name 404.html, with the data of that page. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The 404.html that is nearest to a path, as static hosts look for it: first in its folder, then upwards. */
function findNotFoundPage(folder: string, path: string): string {
  const nearest = join(folder, path, '404.html')
  return isFile(nearest) || path === '/' ? nearest : findNotFoundPage(folder, dirname(path))
}

/** The path of a request; "//" and its like, which are no addresses, count as unknown paths at the top. */
function toPath(url = '/'): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/'
}

/** The address of a request within the folder; for one outside of the prefix, an address that nothing is at. */
function withoutPrefix(url: string, pathPrefix: string): string {
  return url.startsWith(`${pathPrefix}/`) ? url.slice(pathPrefix.length) : '/404'
}

/** As docs/how-to/nginx.conf has it: what hosts take the time for that compress at each request. */
const QUALITY = 6

/** What hosts read for themselves and do not serve. */
const HOST_FILES = ['/_headers', '/_redirects']

/**
 * A server of a published folder that behaves as static hosts do: compressed, with the nearest 404 page and the headers of
 * the file `_headers`. With a path prefix ("/portfolio") the folder lies there, and the home page of the host leads to it.
 */
export function createSiteServer(folder: string, pathPrefix = ''): Server {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } })
  // A published folder holds nothing but what visitors get, `.well-known/` too.
  const serveFile = serveStatic(folder, { dotfiles: 'allow' })
  const answer = async (request: SiteRequest, response: ServerResponse) => {
    const path = toPath(request.url)
    // At every request: the next build has other hashes.
    for (const [name, value] of Object.entries(await readHeaders(folder, path)))
      response.setHeader(name, value)
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(findNotFoundPage(folder, dirname(path))))
    }
    if (HOST_FILES.includes(path)) {
      answerNotFound()
      return
    }
    // `compression` is written for Express, whose requests add to Node's only what it does not use.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      serveFile(request, response, answerNotFound)
    })
  }
  return createServer((request: SiteRequest, response) => {
    if (pathPrefix !== '' && toPath(request.url) === '/') {
      response.writeHead(302, { Location: `${pathPrefix}/` }).end()
      return
    }
    // Where a redirect to a folder's closing slash has to lead.
    request.originalUrl = request.url ?? '/'
    request.url = withoutPrefix(request.originalUrl, pathPrefix)
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error))
    })
  })
}
