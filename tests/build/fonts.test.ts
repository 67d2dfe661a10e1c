import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readSource } from '../../src/build/fonts/cut-font'
import { FONTS, type Font } from '../../src/build/fonts/font-files'
import { readCharacters } from '../../src/build/fonts/read-characters'
import { buildSite, keepSite, keptSite } from './build-site'
import { listFiles, readPages } from './published-page'

const BUILD_TIMEOUT_MS = 600_000

/** What all fonts of the sample may weigh at most, in bytes. */
const MAX_FONT_BYTES = 45_000

/** An owner whose letters are in all three files of Bangers. */
const NAME = 'Łukasz Nguyễn'

let folder: string
let exitCode: number | null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'letters-'))
  const data = join(folder, 'data')
  cpSync('tests/portfolios/minimal/data', data, { recursive: true })
  const profile = join(data, 'profile.json')
  const facts = JSON.parse(readFileSync(profile, 'utf8')) as object
  writeFileSync(profile, JSON.stringify({ ...facts, name: NAME, shortName: NAME }))
  exitCode = (await buildSite(data)).exitCode
  keepSite('letters')
}, BUILD_TIMEOUT_MS)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const fontFiles = (site: string) => listFiles(site).filter((file) => file.endsWith('.woff2'))

const readAll = async (files: readonly Buffer[]) => {
  const lists = await Promise.all(files.map(readCharacters))
  return new Set(lists.flatMap((characters) => [...characters]))
}

/** The published files of a font: the name, a figure of the content, the ending. */
function publishedFiles(site: string, { files }: Font): Buffer[] {
  const names = files.map(({ name }) => new RegExp(`/${name}-[0-9a-f]{8}\\.woff2$`))
  const found = fontFiles(site).filter((file) => names.some((name) => name.test(file)))
  return found.map((file) => readFileSync(join(site, file)))
}

function textOfSite(site: string): Set<string> {
  const elements = readPages(site).flatMap((page) => page.elements)
  const shown = elements.filter(({ tagName }) => !['script', 'style'].includes(tagName))
  const texts = shown.flatMap(({ childNodes }) =>
    childNodes.map((child) => ('value' in child ? child.value : '')),
  )
  return new Set(texts.join('').replace(/\s/g, ''))
}

describe.each([
  ['sample', () => resolve('dist')],
  ...['minimal', 'full', 'hostile', 'letters'].map((owner) => [owner, () => keptSite(owner)] as const),
] as const)('the fonts of the "%s" owner', (_, findSite) => {
  test.each(FONTS.map((font) => [`${font.family} ${font.weight}`, font] as const))(
    '%s has every character of every page that the whole font has',
    async (_name, font) => {
      const whole = await readAll(font.files.map(({ source }) => readSource(source)))
      const published = await readAll(publishedFiles(findSite(), font))
      const missing = [...textOfSite(findSite())].filter(
        (letter) => whole.has(letter) && !published.has(letter),
      )
      expect(missing).toEqual([])
      expect(published.size).toBeGreaterThan(90)
      expect(published.size).toBeLessThan(whole.size)
    },
  )

  test('are files of their own, and no part of a page', () => {
    for (const { file, html } of readPages(findSite()))
      expect([file, /data:(font|application|image)/.test(html)]).toEqual([file, false])
  })
})

test(`the sample's fonts are at most ${MAX_FONT_BYTES} bytes in all`, () => {
  const sizes = fontFiles('dist').map((file) => statSync(join('dist', file)).size)
  expect(sizes).toHaveLength(3)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_FONT_BYTES)
})

test(`"${NAME}" is lettered in Bangers, though the site before it had no such letters`, () => {
  expect(exitCode).toBe(0)
  expect(fontFiles(keptSite('minimal'))).toHaveLength(3)
  expect(fontFiles(keptSite('letters'))).toHaveLength(5)
  for (const { file, html } of readPages(keptSite('letters'))) {
    const ranges = [...html.matchAll(/unicode-range:([^;}]*)/g)].map(([, range]) => range?.toLowerCase())
    expect([file, ranges]).toEqual([
      file,
      [expect.stringMatching(/u\+141/), expect.stringMatching(/u\+1ec[45]/)],
    ])
  }
})
