import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encodeSource } from './encode-source'
import type { PictureFormat } from './picture-address'
import { readPictureHeader } from './read-picture-header'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

type Colour = { r: number; g: number; b: number }

const RED = { r: 220, g: 30, b: 30 }
const GREEN = { r: 30, g: 160, b: 60 }
const BLUE = { r: 40, g: 60, b: 200 }
const YELLOW = { r: 230, g: 200, b: 40 }

const paint = (width: number, height: number, background: Colour & { alpha?: number }) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })

/** Four fields of colour: red and green above, blue and yellow below. */
async function paintFields(width: number, height: number): Promise<Sharp> {
  const half = { width: width / 2, height: height / 2 }
  const field = (colour: Colour) => paint(half.width, half.height, colour).png().toBuffer()
  const fields = [
    { input: await field(GREEN), left: half.width, top: 0 },
    { input: await field(BLUE), left: 0, top: half.height },
    { input: await field(YELLOW), left: half.width, top: half.height },
  ]
  return sharp(await paint(width, height, RED).composite(fields).png().toBuffer())
}

/** Encodes a file in one format and size, and gives what came of it. */
async function encode(bytes: Buffer, format: PictureFormat, width: number, height: number) {
  const file = join(folder, 'source')
  writeFileSync(file, bytes)
  let made: Buffer = Buffer.alloc(0)
  await encodeSource(file, [{ key: 'a', width, height, format }], (_, encoded) => {
    made = encoded
    return Promise.resolve()
  })
  return made
}

/** The colour at a place that is given in parts of width and height. */
async function colourAt(picture: Buffer, [x, y]: [number, number]): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(offset, offset + info.channels)]
}

/** Expects a colour as near as lossy encoding and the turn between colour spaces leave it. */
function expectNear(found: number[], { r, g, b }: Colour, tolerance = 12): void {
  for (const [index, wanted] of [r, g, b].entries())
    expect(Math.abs((found[index] ?? -999) - wanted)).toBeLessThanOrEqual(tolerance)
}

/** Expects nothing in a file but pixels in sRGB. */
async function expectBare(picture: Buffer): Promise<void> {
  const { exif, icc, iptc, xmp, orientation, space, depth } = await sharp(picture).metadata()
  expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
  expect([space, depth]).toEqual(['srgb', 'uchar'])
}

test.each(['avif', 'jpg'] as const)(
  'a picture of 5,000 px becomes as small as the layout wants: %s',
  async (format) => {
    const source = await paintFields(5000, 3124)
    const made = await encode(await source.jpeg().toBuffer(), format, 960, 600)
    const { width, height } = await sharp(made).metadata()
    expect([width, height]).toEqual([960, 600])
    expectNear(await colourAt(made, [0.75, 0.75]), YELLOW)
    await expectBare(made)
  },
)

/** By EXIF orientation, from 1: degrees clockwise that a photo was turned, and whether it was mirrored after that. */
const TURNS: readonly [number, boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [270, false],
  [270, true],
  [90, false],
]

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo that its camera turned (orientation %i)', (orientation) => {
  /** What a camera writes that was turned or mirrored so; the fields stand upright when that is undone. */
  async function photograph(): Promise<Buffer> {
    const [angle = 0, isMirrored = false] = TURNS[orientation - 1] ?? []
    const turned = await (await paintFields(640, 400)).rotate(angle).png().toBuffer()
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E' }
    return sharp(turned)
      .flop(isMirrored)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Robin Sample', Model: 'Camera' }, IFD3: place })
      .withMetadata({ orientation })
      .toBuffer()
  }

  test('stands upright, and tells neither place nor camera', async () => {
    const photo = await photograph()
    expect((await sharp(photo).metadata()).exif?.includes('Robin Sample')).toBe(true)
    const made = await encode(photo, 'avif', 320, 200)
    expectNear(await colourAt(made, [0.25, 0.25]), RED)
    expectNear(await colourAt(made, [0.75, 0.25]), GREEN)
    expectNear(await colourAt(made, [0.25, 0.75]), BLUE)
    await expectBare(made)
    expect(made.includes('Robin Sample')).toBe(false)
  })

  test('has the width and height that are seen', async () => {
    const file = join(folder, 'photo.jpg')
    writeFileSync(file, await photograph())
    expect(await readPictureHeader(file, `turned-${orientation}`)).toEqual({
      width: 640,
      height: 400,
      hasAlpha: false,
    })
  })
})

test('a picture for printing, in CMYK, has the colours that a printer would show', async () => {
  const cmyk = await paint(400, 250, RED)
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .withIccProfile('cmyk')
    .toBuffer()
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const made = await encode(cmyk, 'avif', 320, 200)
  // Print cannot show this red as brightly.
  expectNear(await colourAt(made, [0.5, 0.5]), RED, 40)
  await expectBare(made)
})

test('a photo in Display P3 has the same colours in sRGB', async () => {
  const photo = await paint(400, 250, GREEN).withIccProfile('p3').png().toBuffer()
  expect((await sharp(photo).metadata()).icc).toBeDefined()
  const made = await encode(photo, 'avif', 320, 200)
  expectNear(await colourAt(made, [0.5, 0.5]), GREEN)
  await expectBare(made)
})

test('a drawing with 16 bits a colour and transparent parts stays transparent, in AVIF and in PNG', async () => {
  const drawing = await paint(400, 250, { ...BLUE, alpha: 0.5 })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  expect((await sharp(drawing).metadata()).depth).toBe('ushort')
  for (const format of ['avif', 'png'] as const) {
    const made = await encode(drawing, format, 320, 200)
    const colour = await colourAt(made, [0.5, 0.5])
    expectNear(colour, BLUE)
    expect(Math.abs((colour[3] ?? 0) - 128)).toBeLessThanOrEqual(3)
    await expectBare(made)
  }
})

test('a grey picture and one in a palette are pictures too', async () => {
  const grey = await paint(400, 250, { r: 90, g: 90, b: 90 }).toColourspace('b-w').png().toBuffer()
  const palette = await paint(400, 250, RED).png({ palette: true }).toBuffer()
  expectNear(await colourAt(await encode(grey, 'jpg', 320, 200), [0.5, 0.5]), { r: 90, g: 90, b: 90 })
  expectNear(await colourAt(await encode(palette, 'avif', 320, 200), [0.5, 0.5]), RED)
})

/** Which field a colour is of. */
function nameField([red = 0, green = 0, blue = 0]: number[]): string {
  const fields = Object.entries({ RED, GREEN, BLUE, YELLOW })
  const distances = fields.map(([name, { r, g, b }]) => ({
    name,
    distance: Math.hypot(red - r, green - g, blue - b),
  }))
  return distances.sort((one, other) => one.distance - other.distance)[0]?.name ?? ''
}

test('all widths of a shape show the same part of the picture, and another shape has its own', async () => {
  const file = join(folder, 'wide.png')
  writeFileSync(file, await (await paintFields(1600, 400)).png().toBuffer())
  const toVariant = ([width = 0, height = 0]: number[]) => ({
    key: 'a',
    width,
    height,
    format: 'png' as const,
  })
  const variants = [
    [640, 400],
    [321, 201],
    [320, 200],
    [1200, 300],
  ].map(toVariant)
  const seen = new Map<number, string>()
  await encodeSource(file, variants, async ({ width, height }, bytes) => {
    const made = await sharp(bytes).metadata()
    expect([made.width, made.height]).toEqual([width, height])
    const places = Array.from({ length: 16 }, (_, index) => (index + 0.5) / 16)
    const colours = await Promise.all(places.map((x) => colourAt(bytes, [x, 0.25])))
    seen.set(width, colours.map(nameField).join(' '))
  })
  expect(seen.get(320)).toBe(seen.get(640))
  expect(seen.get(321)).toBe(seen.get(640))
  expect(seen.get(1200)).not.toBe(seen.get(640))
})

test('the bytes are the same, however many threads the machine would give an encoder', async () => {
  const source = await (await paintFields(1600, 1000)).png().toBuffer()
  const made = []
  for (const threads of [1, 4]) {
    sharp.concurrency(threads)
    made.push(await encode(source, 'avif', 960, 600))
  }
  expect(made[1]?.equals(made[0] ?? Buffer.alloc(0))).toBe(true)
})

test('a file that ends in the middle is refused', async () => {
  const whole = await (await paintFields(640, 400)).jpeg().toBuffer()
  await expect(encode(whole.subarray(0, whole.length / 2), 'avif', 320, 200)).rejects.toThrow()
})
