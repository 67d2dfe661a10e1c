import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import serveStatic from 'serve-static'
import { makeWorkshop, runBuild } from '../build/workshop'
import type { Host } from './host'
import { hostsFolder } from './sites'
import { findFreePort } from './start-process'

/** GitHub puts the site of a repository into a folder of that name. */
export const PREFIX = '/portfolio'

/** What GitHub says of every file, and nobody can change. */
const MAX_AGE_S = 600

/** Builds the sample for a folder on its host; gives the published folder. */
export async function buildForFolder(): Promise<string> {
  const [workshop, data] = [join(hostsFolder(), 'workshop'), join(hostsFolder(), 'data')]
  const published = join(workshop, 'dist')
  if (existsSync(published)) return published
  makeWorkshop(workshop)
  cpSync('data', data, { recursive: true })
  const file = join(data, 'site.json')
  const site = JSON.parse(readFileSync(file, 'utf8')) as { siteUrl: string }
  writeFileSync(file, JSON.stringify({ ...site, siteUrl: site.siteUrl + PREFIX }))
  const { exitCode, output } = await runBuild(workshop, data)
  if (exitCode !== 0) throw new Error(output)
  return published
}

/**
 * A plain server that does what GitHub Pages does: the site in a folder, gzip only, ten minutes for every file, one error
 * page, a redirect to a folder's closing slash, and no header of ours.
 */
function createGitHubPages(folder: string): Server {
  const compress = compression()
  const serveFile = serveStatic(folder, { maxAge: MAX_AGE_S * 1000, dotfiles: 'allow' })
  return createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    const url = request.url ?? '/'
    const isInside = url.startsWith(`${PREFIX}/`)
    // serve-static makes its redirects of the original address.
    request.originalUrl = url
    request.url = isInside ? url.slice(PREFIX.length) : '/outside-of-the-site'
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) request.headers['accept-encoding'] = 'gzip'
    else delete request.headers['accept-encoding']
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }
    // `compression` is written for Express, whose requests add to Node's only what it does not use.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      serveFile(request, response, answerNotFound)
    })
  })
}

/** The sample under a path prefix, on a server that behaves as GitHub Pages does. */
export async function startGitHubPages(): Promise<Host> {
  const folder = await buildForFolder()
  const port = await findFreePort()
  const server = createGitHubPages(folder)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => {
        done()
      })
      server.closeAllConnections()
    })
  return { port, pathPrefix: PREFIX, folder, stop }
}
