import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { findAttribute } from '../../src/build/publish/html-tree'
import { buildSite, PUBLISHED, removeCache, WORKSHOP } from './build-site'
import { listDigests } from './digest'
import { findAll, listFiles, readPage } from './published-page'

const BUILD_TIMEOUT_MS = 600_000

/** Every file of a cover is decoded, on a machine that is busy. */
const DECODING_TIMEOUT_MS = 60_000

/** The widest that the layout shows a cover, on a screen of two dots a pixel. */
const WIDEST_PX = 1920

const RED = { r: 220, g: 30, b: 30 }
const GREEN = { r: 30, g: 160, b: 60 }

/** Red on the left, green on the right. */
const paint = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: RED } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels, background: GREEN } },
      gravity: 'east',
    },
  ])

/** What owners put beside their project.json, by the ids of the projects; all show red on the left of what is upright. */
const PICTURES: Record<string, () => Promise<{ name: string; bytes: Buffer }>> = {
  large: async () => ({ name: 'large.jpg', bytes: await paint(5000, 3125).jpeg().toBuffer() }),
  printed: async () => ({
    name: 'printed.jpg',
    bytes: await paint(2000, 1250).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  }),
  turned: async () => ({
    name: 'turned.jpg',
    bytes: await sharp(await paint(2000, 1250).png().toBuffer())
      .rotate(270)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Robin at home' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  }),
  deep: async () => ({
    name: 'deep.png',
    bytes: await paint(800, 500, 4).toColourspace('rgb16').png().toBuffer(),
  }),
  vivid: async () => ({
    name: 'vivid.png',
    bytes: await paint(800, 500).withIccProfile('p3').png().toBuffer(),
  }),
}

let data: string
let first: Record<string, string>

async function addProject(projectId: string, order: number): Promise<void> {
  const picture = await PICTURES[projectId]?.()
  if (!picture) return
  const texts = { title: projectId, description: 'A project', shortExplanation: 'A project.' }
  const img = { src: picture.name, alt: 'Red and green' }
  mkdirSync(join(data, 'projects', projectId), { recursive: true })
  writeFileSync(
    join(data, 'projects', projectId, 'project.json'),
    JSON.stringify({ order, ...texts, techStack: [], goals: [], img }),
  )
  writeFileSync(join(data, 'projects', projectId, picture.name), picture.bytes)
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'pictures-'))
  cpSync('tests/portfolios/minimal/data', data, { recursive: true })
  for (const [index, projectId] of Object.keys(PICTURES).entries()) await addProject(projectId, index + 101)
  removeCache()
  const { exitCode, output } = await buildSite(data)
  expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/^\s*warn\b/m)])
  first = listDigests(PUBLISHED)
}, BUILD_TIMEOUT_MS)

afterAll(() => {
  rmSync(data, { recursive: true })
})

/** The first picture of a project's page, and the files that a browser may choose from. */
function readCover(projectId: string) {
  const page = readPage(PUBLISHED, `projects/${projectId}/index.html`)
  const [image] = findAll(page, 'img')
  const [source] = findAll(page, 'source')
  const set = (source && findAttribute(source, 'srcset')) ?? ''
  const fallback = (image && findAttribute(image, 'src')) ?? ''
  const files = [...set.matchAll(/(\S+) (\d+)w/g), ...fallback.matchAll(/^(\S+-(\d+)x\d+\.(?:jpg|png))$/g)]
  return {
    shape: Number(image && findAttribute(image, 'width')) / Number(image && findAttribute(image, 'height')),
    files: files.map(([, address = '', width]) => ({ file: join(PUBLISHED, address), width: Number(width) })),
  }
}

/** How far a colour is from another, where a picture shows it. */
async function distance(file: string, part: number, { r, g, b }: typeof RED): Promise<number> {
  const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const place = Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)
  const found = [...pixels.subarray(place * info.channels, place * info.channels + 3)]
  return Math.max(...[r, g, b].map((wanted, index) => Math.abs(wanted - (found[index] ?? -999))))
}

describe.each(Object.keys(PICTURES))('a picture that is %s', (projectId) => {
  test(
    'comes out upright, in its colours, in the shape that the page keeps free for it',
    async () => {
      const { shape, files } = readCover(projectId)
      expect(files.map(({ file }) => file.split('.').at(-1)).join()).toMatch(/^(avif,)+(jpg|png)$/)
      for (const { file, width } of files) {
        const made = await sharp(file).metadata()
        expect(made.width).toBe(width)
        expect(made.width).toBeLessThanOrEqual(WIDEST_PX)
        expect(Math.abs(made.width / made.height - shape)).toBeLessThan(0.02)
        // Print cannot show these colours as brightly.
        const tolerance = projectId === 'printed' ? 45 : 12
        expect(await distance(file, 0.2, RED)).toBeLessThanOrEqual(tolerance)
        expect(await distance(file, 0.8, GREEN)).toBeLessThanOrEqual(tolerance)
      }
    },
    DECODING_TIMEOUT_MS,
  )
})

test('no published picture tells where, when, by whom or with what it was made', async () => {
  const pictures = listFiles(PUBLISHED).filter((file) =>
    /^(static|social-cards)\/.+\.(avif|jpg|png)$/.test(file),
  )
  expect(pictures.length).toBeGreaterThan(20)
  for (const file of pictures) {
    const bytes = readFileSync(join(PUBLISHED, file))
    const { exif, icc, iptc, xmp, orientation, space, depth }: Metadata = await sharp(bytes).metadata()
    expect({ file, exif, icc, iptc, xmp, orientation, space, depth }).toEqual({
      file,
      space: 'srgb',
      depth: 'uchar',
    })
    expect(bytes.includes('Robin at home')).toBe(false)
  }
})

test(
  'a build encodes only what is new: not a picture of the build before, even after a kill',
  async () => {
    const cover = join(
      WORKSHOP,
      '.cache/.pictures',
      Object.keys(first).find((file) => file.endsWith('.avif')) ?? '',
    )
    const { mtimeMs } = statSync(cover)
    await buildSite(data, { killAt: 'source and transform nodes' })
    const { exitCode, output } = await buildSite(data)
    expect([exitCode, output]).toEqual([0, expect.stringContaining('was thrown away')])
    expect(statSync(cover).mtimeMs).toBe(mtimeMs)
    expect(listDigests(PUBLISHED)).toEqual(first)
  },
  BUILD_TIMEOUT_MS,
)
