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
  'page-data/404.html/page-data.json': '{}',
  'a & b 100% #1.txt': 'A picture',
  _headers: [
    '/*',
    "  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests",
    '  Strict-Transport-Security: max-age=1',
    '  X-Whose: all',
    '/about/*',
    '  ! X-Whose',
    '  X-Whose: about',
  ].join('\n'),
  '.well-known/security.txt': 'Contact',
}

let folder: string
let server: Server
let prefixed: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['about', 'projects', 'page-data/404.html', '.well-known'])
    mkdirSync(join(folder, name), { recursive: true })
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
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/nowhere', 404, 'Unexpected Application Error!'],
  ['/nowhere/at/all/', 404, 'Unexpected Application Error!'],
  ['/projects/unknown', 404, 'Project not found!'],
  ['/projects/unknown/', 404, 'Project not found!'],
  // A folder is no page, whatever it is called.
  ['/page-data/unknown.json', 404, 'Unexpected Application Error!'],
  ['/_headers', 404, 'Unexpected Application Error!'],
  ['//', 200, 'Home'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'Unexpected Application Error!'],
  ['/%E0%A4%A', 404, 'Unexpected Application Error!'],
])('%s is answered with status %d and "%s"', async (path, status, text) => {
  expect(await get(path)).toEqual([status, text])
})

/** What the server of a folder with `_headers` sends along. */
async function headersOf(path: string): Promise<Headers> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).headers
}

test('pages and error pages have the headers of _headers, the later rule before the earlier', async () => {
  for (const [path, whose] of [
    ['/', 'all'],
    ['/about/', 'about'],
    ['/nowhere', 'all'],
  ] as const)
    expect([path, (await headersOf(path)).get('x-whose')]).toEqual([path, whose])
})

test('what needs https is not sent by the preview, which has none', async () => {
  const headers = await headersOf('/')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('a file _headers that cannot be understood is told in place of the page', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(broken, '_headers'), '/*\n  X-Empty:\n')
  const site = createSiteServer(broken)
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  expect(await get('/', site)).toEqual([500, expect.stringContaining('Missing header value')])
  site.close()
  rmSync(broken, { recursive: true })
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
