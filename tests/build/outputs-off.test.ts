import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAttribute } from '../../src/build/publish/html-tree'
import { outputsSchema } from '../../src/content/schemas/outputs'
import { buildSite, PUBLISHED } from './build-site'
import { findAll, listFiles, readPages } from './published-page'

const TIMEOUT_MS = 600_000

const data = mkdtempSync(join(tmpdir(), 'switched-off-'))

beforeAll(async () => {
  cpSync('tests/portfolios/minimal/data', data, { recursive: true })
  const file = join(data, 'site.json')
  const outputs = Object.fromEntries(Object.keys(outputsSchema.shape).map((name) => [name, false]))
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), outputs }))
  expect((await buildSite(data)).exitCode).toBe(0)
}, TIMEOUT_MS)

afterAll(() => {
  rmSync(data, { recursive: true })
})

test('an owner who switches every output off gets the pages with what goes with them, and what lies in static/', () => {
  const files = listFiles(PUBLISHED).filter((file) => !/\.html$|^static\/|^(favicon|apple|icon)/.test(file))
  expect(files).toEqual(['_headers', 'speculation-rules.json'])
})

test('no page names what was switched off', () => {
  const pages = readPages(PUBLISHED)
  expect(pages.length).toBe(5)
  for (const page of pages) {
    const rels = findAll(page, 'link').map((link) => findAttribute(link, 'rel'))
    expect(rels.filter((rel) => rel === 'alternate' || rel === 'manifest')).toEqual([])
    expect(page.html).not.toMatch(/ld\+json|og:image|twitter:image|resume\.pdf|contact\.vcf/)
    expect(/404/.test(page.file) || page.html.includes('<meta name="twitter:card" content="summary">')).toBe(
      true,
    )
  }
})
