import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFonts } from './write-fonts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'))
})

afterEach(() => rm(folder, { recursive: true }))

const write = (wanted?: string) => writeFonts(wanted === undefined ? undefined : new Set(wanted), folder)

test('the fonts and their rules are written, and further files only as long as their letters are used', async () => {
  await write('AŁ')
  expect((await readdir(folder)).sort()).toEqual([
    'bangers-latin-ext.woff2',
    'bangers.woff2',
    'comic-neue-bold.woff2',
    'comic-neue.woff2',
    'fonts.css',
  ])
  expect(await readFile(join(folder, 'fonts.css'), 'utf8')).toContain('bangers-latin-ext')
  await write('A')
  expect(await readdir(folder)).not.toContain('bangers-latin-ext.woff2')
  expect(await readFile(join(folder, 'fonts.css'), 'utf8')).not.toContain('unicode-range')
})

test('a file that does not change is not touched, so that the next build stays quick', async () => {
  const times = () =>
    Promise.all(['bangers.woff2', 'fonts.css'].map(async (name) => (await stat(join(folder, name))).mtimeMs))
  await write('AB')
  const before = await times()
  await write('BA')
  expect(await times()).toEqual(before)
  await write('ABC')
  expect((await times())[0]).not.toBe(before[0])
})

test('while the owner edits, every letter is there', async () => {
  await write()
  expect((await readdir(folder)).filter((name) => name.startsWith('bangers'))).toHaveLength(3)
  const css = await readFile(join(folder, 'fonts.css'), 'utf8')
  expect(css.match(/unicode-range/g)).toHaveLength(2)
})
