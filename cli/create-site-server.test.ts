import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from './create-site-server'

const FILES = {
  'index.html': 'Home',
  'about/index.html': 'About',
  '404.html': 'Unexpected Application Error!',
  'projects/index.html': 'Projects',
  'projects/404.html': 'Project not found!',
  'a & b 100% #1.txt': 'A picture',
}

let folder: string
let server: Server
let prefixed: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['about', 'projects']) mkdirSync(join(folder, name))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text)
  server = createSiteServer(folder)
  prefixed = createSiteServer(folder, '/portfolio')
  for (const each of [server, prefixed])
    await new Promise<void>((listening) => each.listen(0, '127.0.0.1', listening))
})

afterAll(() => {
  server.close()
  prefixed.close()
  rmSync(folder, { recursive: true })
})

/** Not fetch: that one corrects a path before it sends it. */
function get(path: string, from = server): Promise<(number | string | undefined)[]> {
  const { port } = from.address() as AddressInfo
  return new Promise((done, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => {
        const { location } = response.headers
        done([response.statusCode, text, ...(location === undefined ? [] : [location])])
      })
    })
    sent.on('error', fail).end()
  })
}

test('an address without its closing slash leads to the one with it', async () => {
  const [status, , location] = await get('/about')
  expect([status, location]).toEqual([301, '/about/'])
})

test.each([
  ['/', 200, 'Home'],
  ['/about/', 200, 'About'],
  ['/about/?from=mail', 200, 'About'],
  ['/a%20%26%20b%20100%25%20%231.txt', 200, 'A picture'],
  ['/nowhere', 404, 'Unexpected Application Error!'],
  ['/nowhere/at/all/', 404, 'Unexpected Application Error!'],
  ['/projects/unknown', 404, 'Project not found!'],
  ['/projects/unknown/', 404, 'Project not found!'],
  ['//', 200, 'Home'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Unexpected Application Error!'],
  ['/%E0%A4%A', 404, 'Unexpected Application Error!'],
])('%s is answered with status %d and "%s"', async (path, status, text) => {
  expect(await get(path)).toEqual([status, text])
})

test.each([
  ['/portfolio/', 200, 'Home'],
  ['/portfolio/about/', 200, 'About'],
  ['/portfolio/nowhere', 404, 'Unexpected Application Error!'],
  ['/portfolio/projects/unknown/', 404, 'Project not found!'],
  ['/about/', 404, 'Unexpected Application Error!'],
])('under the prefix /portfolio %s is answered with status %d and "%s"', async (path, status, text) => {
  expect(await get(path, prefixed)).toEqual([status, text])
})

test.each([
  ['/', 302, '/portfolio/'],
  ['/portfolio/about', 301, '/portfolio/about/'],
])('under the prefix /portfolio %s leads with status %d to %s', async (path, status, to) => {
  const [answered, , location] = await get(path, prefixed)
  expect([answered, location]).toEqual([status, to])
})
