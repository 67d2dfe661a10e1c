import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles, readPages } from './published-page'
import { decorationsOf, stylesOf } from './weigh-page'

/** What the sample may weigh at most, in bytes. Texts are compressed with brotli, as hosts do once, at its best (11). */
const MAX_PAGE_BYTES = 14_000
const MAX_STYLES_BYTES = 9000
const MAX_DECORATION_BYTES = 10_000

const SITE = 'dist'

const compress = (text: string) => brotliCompressSync(text).length

const pages = readPages(SITE)

test('the budgets look at all 8 pages of the sample, and find the styles in each', () => {
  expect(pages.length).toBe(8)
  expect(pages.filter((page) => stylesOf(page).length < 1000)).toEqual([])
})

test.each(pages)(`$file is at most ${MAX_PAGE_BYTES} bytes, compressed`, ({ html }) => {
  expect(compress(html)).toBeLessThanOrEqual(MAX_PAGE_BYTES)
})

test.each(pages)(`the styles of $file are at most ${MAX_STYLES_BYTES} bytes, compressed`, (page) => {
  expect(compress(stylesOf(page))).toBeLessThanOrEqual(MAX_STYLES_BYTES)
})

test(`all files of decoration are at most ${MAX_DECORATION_BYTES} bytes together, as they lie there`, () => {
  const drawings = listFiles(SITE).filter((file) => /(?<!favicon)\.svg$/.test(file))
  const named = pages.flatMap((page) => decorationsOf(stylesOf(page)))
  const fonts = named.filter((file) => file.endsWith('.woff2'))
  expect(new Set(fonts).size).toBeGreaterThan(0)
  const decorations = new Set([...drawings, ...named.filter((file) => !fonts.includes(file))])
  const sizes = [...decorations].map((file) => statSync(join(SITE, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_DECORATION_BYTES)
})
