import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createPictures, type PictureMeans } from './create-pictures'

const SMALL = 'static/aaaaaaaaaaaa-16x10.avif'
const LARGE = 'static/aaaaaaaaaaaa-32x20.jpg'
const OTHER = 'static/bbbbbbbbbbbb-32x20.avif'

let folder: string
let means: PictureMeans
/** How many sources were encoded, of how many, each time that it was told. */
let told: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'create-pictures-'))
  told = []
  const picture = sharp({ create: { width: 64, height: 40, channels: 3, background: 'teal' } })
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), await picture.png().toBuffer())
  means = {
    sources: new Map([
      ['aaaaaaaaaaaa', join(folder, 'a')],
      ['bbbbbbbbbbbb', join(folder, 'b')],
    ]),
    cacheFolder: join(folder, 'cache'),
    onProgress: (done, total) => told.push(`${done} of ${total}`),
  }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const listCache = () =>
  readdirSync(means.cacheFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('every picture that a page shows is made, by its own source, and nothing else', async () => {
  const files = await createPictures([SMALL, LARGE, OTHER, 'index.html', 'static/a.svg'], means)
  expect([...files.keys()]).toEqual([SMALL, LARGE, OTHER])
  const { width, height, format } = await sharp(files.get(LARGE)).metadata()
  expect([width, height, format]).toEqual([32, 20, 'jpeg'])
  expect(told).toEqual(['0 of 2', '1 of 2', '2 of 2'])
})

test('what an earlier build made is not made again, and what no page shows goes away', async () => {
  const before = await createPictures([SMALL, OTHER], means)
  const { ino } = statSync(before.get(SMALL) ?? '')
  told = []
  const files = await createPictures([SMALL, LARGE], means)
  expect(statSync(files.get(SMALL) ?? '').ino).toBe(ino)
  expect(told).toEqual(['0 of 1', '1 of 1'])
  expect(listCache()).toEqual(['aaaaaaaaaaaa-16x10.avif', 'aaaaaaaaaaaa-32x20.jpg'])
  told = []
  await createPictures([SMALL, LARGE], means)
  expect(told).toEqual([])
})

test('what a killed build has half written is no picture', async () => {
  mkdirSync(join(means.cacheFolder, 'static'), { recursive: true })
  writeFileSync(join(means.cacheFolder, `${SMALL}.123.part`), 'half')
  const files = await createPictures([SMALL], means)
  expect((await sharp(readFileSync(files.get(SMALL) ?? '')).metadata()).width).toBe(16)
  expect(listCache()).toEqual(['aaaaaaaaaaaa-16x10.avif'])
})

test('a picture whose source is gone stops the build', async () => {
  await expect(createPictures(['static/cccccccccccc-16x10.avif'], means)).rejects.toThrow(
    'A page shows a picture whose source is gone: cccccccccccc.',
  )
})
