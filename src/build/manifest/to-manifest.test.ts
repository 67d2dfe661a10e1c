import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import { toManifest } from './to-manifest'

const colors = { theme: '#ffd23f', background: '#fffaf0' }

type Manifest = Record<string, unknown> & { icons: { src: string; sizes: string; purpose?: string }[] }
const read = (content: Parameters<typeof toManifest>[0]) =>
  JSON.parse(toManifest(content, colors)) as Manifest

test.each(WHOLE_PORTFOLIOS)('the manifest of %s has the names of the owner', async (folder) => {
  const content = await readPortfolio(folder)
  expect(read(content)).toMatchObject({
    name: content.profile.name,
    short_name: content.profile.shortName,
    description: content.site.description,
    lang: content.site.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#ffd23f',
    background_color: '#fffaf0',
  })
})

test('every address has the folder that the site lies in, and hostile texts come back', async () => {
  const manifest = read(await readHostileInFolder())
  expect(manifest).toMatchObject({ name: HOSTILE_TEXT, description: HOSTILE_TEXT })
  expect([manifest['start_url'], manifest['scope']]).toEqual(['/portfolio/', '/portfolio/'])
  expect(manifest.icons.map(({ src }) => src)).toEqual([
    '/portfolio/icon-192.png',
    '/portfolio/icon-512.png',
    '/portfolio/icon-maskable-512.png',
    '/portfolio/favicon.svg',
  ])
})

test('every icon is there, as large as the manifest says, and none is over 20 kB', async () => {
  const { icons } = read(await readPortfolio('data'))
  for (const { src, sizes } of icons) {
    const file = `static${src}`
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThan(20_000)
    const { width, height } = await sharp(file).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
})

test('whatever shape a phone cuts the maskable icon to, it is full to the edge and its drawing stays whole', async () => {
  const { icons } = read(inFolder(await readPortfolio('data')))
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  const { data, info } = await sharp('static/icon-maskable-512.png')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const half = info.width / 2
  const isOutside = (pixel: number) =>
    Math.hypot((pixel % info.width) - half, Math.floor(pixel / info.width) - half) > 0.4 * info.width
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
  expect(pixels.filter((pixel) => data[pixel * 4 + 3] !== 255)).toHaveLength(0)
  // The drawing is ink and yellow, the ground behind it full of blue.
  expect(pixels.filter((pixel) => isOutside(pixel) && (data[pixel * 4 + 2] ?? 0) < 150)).toHaveLength(0)
})
