import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeLimitSite } from '../../bench/limit/write-limit-site'
import { findAll, readPage, textOf } from './published-page'
import { weighPage, type PageWeight } from './weigh-page'

/** How much heavier a page may be, before its pictures, than the same page written by hand (bench/limit). */
const MAX_RATIO = 1.15

/** What the home page may weigh with all but the pictures below the first screen, in bytes. */
const MAX_HOME_BYTES = 90_000

const SITE = 'dist'
const limit = mkdtempSync(join(tmpdir(), 'inkfolio-limit-'))

let files: readonly string[] = []

beforeAll(async () => {
  files = await writeLimitSite(SITE, 'data', limit)
})

afterAll(() => {
  rmSync(limit, { recursive: true })
})

const beforePictures = ({ html, fonts, drawings }: PageWeight) => html + fonts + drawings

/** All that a page says; where its lines break is a matter of its elements. */
function readWords(site: string, file: string): string[] {
  const page = readPage(site, file)
  const elements = ['title', 'body'].flatMap((name) => findAll(page, name))
  return elements.map((element) => textOf(element).replace(/\s/g, ''))
}

test('the limit has a page for each of the six types, which says what the published one says', () => {
  expect(files.length).toBe(6)
  for (const file of files) {
    const words = readWords(SITE, file)
    expect([file, words.join('').length > 200]).toEqual([file, true])
    expect([file, readWords(limit, file)]).toEqual([file, words])
  }
})

test(`before its pictures, no page is more than ${MAX_RATIO} times as heavy as one written by hand`, () => {
  for (const file of files) {
    const [ours, least] = [weighPage(SITE, file), weighPage(limit, file)]
    // The same fonts and drawings, or it would be no comparison.
    expect([file, ours.fonts > 0, ours.fonts, ours.drawings]).toEqual([
      file,
      true,
      least.fonts,
      least.drawings,
    ])
    const ratio = beforePictures(ours) / beforePictures(least)
    expect([file, ratio, ratio <= MAX_RATIO]).toEqual([file, ratio, true])
  }
})

test(`the home page is at most ${MAX_HOME_BYTES} bytes before the pictures below the first screen`, () => {
  const weight = weighPage(SITE, 'index.html')
  expect(weight.firstPictures).toBeGreaterThan(0)
  expect(beforePictures(weight) + weight.firstPictures).toBeLessThanOrEqual(MAX_HOME_BYTES)
})
