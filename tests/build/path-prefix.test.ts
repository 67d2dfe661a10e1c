import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findReferences } from '../../src/build/publish/find-references'
import { readPdf } from '../read-pdf'
import { buildSite, keepSite, keptSite, PUBLISHED } from './build-site'
import { listDigests } from './digest'
import { listFiles, readPages } from './published-page'

const PREFIX = '/portfolio'
const HOST = 'https://zoe-uebung.example.com'

/** Two builds. */
const TIMEOUT_MS = 600_000

const data = mkdtempSync(join(tmpdir(), 'prefixed-'))
let site: string

beforeAll(async () => {
  cpSync('tests/portfolios/full/data', data, { recursive: true })
  const file = join(data, 'site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(HOST, HOST + PREFIX))
  // Without a résumé of their own, so that one is made.
  const profile = join(data, 'profile.json')
  const { resumeUrl, ...others } = JSON.parse(readFileSync(profile, 'utf8')) as Record<string, unknown>
  expect(resumeUrl).toBeDefined()
  writeFileSync(profile, JSON.stringify(others))
  const { exitCode, output } = await buildSite(data)
  expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/^\s*warn\b/m)])
  site = keepSite('prefixed')
}, TIMEOUT_MS)

afterAll(() => {
  rmSync(data, { recursive: true })
})

test('every link and every file of a page in a folder has the folder before it, and is there', () => {
  const files = new Set(listFiles(site))
  const references = readPages(site).flatMap(({ html }) => [...findReferences(html)])
  expect(references.length).toBeGreaterThan(150)
  for (const reference of references) {
    expect(reference.startsWith(`${PREFIX}/`)).toBe(true)
    const path = decodeURIComponent(reference.slice(PREFIX.length + 1))
    expect([reference, files.has(path.endsWith('/') || path === '' ? `${path}index.html` : path)]).toEqual([
      reference,
      true,
    ])
  }
})

test('no whole address of the site lacks the folder, in the pages and in all other files', () => {
  const texts = listFiles(site).filter((file) => /\.(html|xml|txt|json|md|vcf|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  let addresses = 0
  for (const file of texts) {
    const text = readFileSync(join(site, file), 'utf8').replace(/\r\n /g, '')
    for (const [address] of text.matchAll(/https:\/\/zoe-uebung\.example\.com[^\s"'<>)\]]*/g)) {
      addresses += 1
      expect([file, address.startsWith(HOST + PREFIX)]).toEqual([file, true])
    }
  }
  expect(addresses).toBeGreaterThan(50)
})

test('the résumé names the folder too', () => {
  const { pages } = readPdf(readFileSync(join(site, 'resume.pdf')))
  const links = pages.flatMap((page) => page.links).filter((link) => link.startsWith(HOST))
  expect(links).toEqual([HOST + PREFIX])
})

test(
  'the same owner without the folder, built next with the same cache, is as if there had been none',
  async () => {
    expect((await buildSite('tests/portfolios/full/data')).exitCode).toBe(0)
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('full')))
  },
  TIMEOUT_MS,
)
