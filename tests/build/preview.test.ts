import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAttribute } from '../../src/build/publish/html-tree'
import { buildSite, keepSite, keptSite, PUBLISHED } from './build-site'
import { listDigests } from './digest'
import { findAll, listFiles, readPages } from './published-page'

const DATA = 'tests/portfolios/minimal/data'
const PREVIEW = 'https://deploy-preview-7--ada.example.net'

/** A build. */
const TIMEOUT_MS = 600_000

let site: string
let ownAddress: string

beforeAll(async () => {
  const { siteUrl } = JSON.parse(readFileSync(join(DATA, 'site.json'), 'utf8')) as { siteUrl: string }
  ownAddress = siteUrl
  // The cache of the owner's own build is there: what it knows of the address must not come into the preview.
  await buildSite(DATA)
  const { exitCode, output } = await buildSite(DATA, { env: { SITE_URL: `${PREVIEW}/` } })
  expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/^\s*warn\b/m)])
  site = keepSite('preview')
}, 2 * TIMEOUT_MS)

test("a preview names its own address everywhere, and the owner's nowhere", () => {
  const texts = listFiles(site).filter((file) => /\.(html|xml|txt|json|md|vcf|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  for (const file of texts) {
    const text = readFileSync(join(site, file), 'utf8').replace(/\r\n /g, '')
    expect([file, text.includes(ownAddress)]).toEqual([file, false])
  }
  const canonicals = readPages(site).flatMap((page) =>
    findAll(page, 'link')
      .filter((link) => findAttribute(link, 'rel') === 'canonical')
      .map((link) => findAttribute(link, 'href')),
  )
  expect(canonicals.length).toBe(3)
  for (const address of canonicals) expect(address).toMatch(`${PREVIEW}/`)
})

test('no page of a preview is for search engines, and no file either', () => {
  for (const page of readPages(site)) {
    const robots = findAll(page, 'meta').filter((meta) => findAttribute(meta, 'name') === 'robots')
    expect([page.file, robots.map((meta) => findAttribute(meta, 'content'))]).toEqual([
      page.file,
      ['noindex'],
    ])
  }
  expect(readFileSync(join(site, '_headers'), 'utf8')).toContain('\n  X-Robots-Tag: noindex\n')
})

test(
  'the site itself, built next with the same cache, is as if there had been no preview',
  async () => {
    expect((await buildSite(DATA)).exitCode).toBe(0)
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('minimal')))
  },
  TIMEOUT_MS,
)

test(
  'a preview at an address that no site can have is told, and nothing is built',
  async () => {
    const { exitCode, output } = await buildSite(DATA, { env: { SITE_URL: 'http://localhost:8888' } })
    expect(exitCode).toBe(1)
    expect(output).toContain('The variable SITE_URL, which says where a preview stands, cannot be used.')
    expect(output).toContain('Write "https://localhost:8888".')
  },
  TIMEOUT_MS,
)
