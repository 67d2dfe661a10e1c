import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { findAttribute } from '../../src/build/publish/html-tree'
import { keyOfPicture } from '../key-of-picture'
import { buildSite, keepSite } from './build-site'
import type { Build } from './workshop'
import { findAll, readPage } from './published-page'

const BUILD_TIMEOUT_MS = 600_000

const PICTURE = 'tests/portfolios/full/data/projects/quadrinhos/capa.png'

let server: Server
let folder: string
let site: string
let build: Build

/** An https server on this machine: one picture, one page that is none, and nothing else. */
async function startServer(): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  writeFileSync(join(folder, 'certificate.pem'), cert)
  const picture = readFileSync(PICTURE)
  server = createServer({ key, cert }, ({ url }, response) => {
    if (url === '/cover.png') response.end(picture)
    else if (url === '/page') response.end('<h1>Not a picture</h1>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

function addProject(data: string, projectId: string, order: number, src: string): void {
  const texts = {
    title: projectId,
    description: 'A project',
    shortExplanation: 'A project.',
    techStack: [],
    goals: [],
  }
  mkdirSync(join(data, 'projects', projectId), { recursive: true })
  const project = { order, ...texts, img: { src, alt: `The picture of ${projectId}` } }
  writeFileSync(join(data, 'projects', projectId, 'project.json'), JSON.stringify(project))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'))
  const data = join(folder, 'data')
  cpSync('tests/portfolios/minimal/data', data, { recursive: true })
  const host = await startServer()
  addProject(data, 'good', 1, `${host}/cover.png`)
  addProject(data, 'missing', 2, `${host}/missing.png`)
  addProject(data, 'no-picture', 3, `${host}/page`)
  addProject(data, 'refused', 4, 'https://localhost:1/cover.png')
  build = await buildSite(data, { env: { NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem') } })
  site = keepSite('remote-pictures')
}, BUILD_TIMEOUT_MS)

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const pictureOf = (projectId: string) => {
  const [image] = findAll(readPage(site, `projects/${projectId}/index.html`), 'img')
  return image && { src: findAttribute(image, 'src'), alt: findAttribute(image, 'alt') }
}

test('a picture that is an address is fetched and optimised like a local one', () => {
  expect(build.exitCode).toBe(0)
  expect(pictureOf('good')).toEqual({
    src: expect.stringContaining(`/static/${keyOfPicture(PICTURE)}-`) as string,
    alt: 'The picture of good',
  })
})

test.each(['missing', 'no-picture', 'refused'])(
  'a picture that does not come gives the placeholder: %s',
  (projectId) => {
    expect(pictureOf(projectId)).toEqual({
      src: expect.stringContaining(`/static/${keyOfPicture('art/placeholder-cover.png')}-`) as string,
      alt: '',
    })
  },
)

test('each of them costs one warning that names file, field and reason', () => {
  const warnings = build.output.split('\n').filter((line) => /^\s*warn/.test(line))
  const reasons = [
    /missing\/project\.json, "img\.src": .*status 404/,
    /no-picture\/project\.json, "img\.src": .*not a whole PNG/,
    /refused\/project\.json, "img\.src": .*could not be reached/,
  ]
  expect(warnings.length).toBe(reasons.length)
  for (const reason of reasons) expect(build.output).toMatch(reason)
})
