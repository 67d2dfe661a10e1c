import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'

type Picture = { source: string; target: string; widthPx: number; heightPx: number }

const MAX_PICTURE_BYTES = 300_000
const ICO_SIZE_PX = 32
const DECORATIONS = ['burst', 'cliff-hanger', 'halftone', 'skyline'] as const
const ROOT = resolve(__dirname, '..')

const toCover = (source: string, target: string): Picture => ({
  source,
  target,
  widthPx: 1600,
  heightPx: 1000,
})

const toIcon = (source: string, target: string, sizePx: number): Picture => ({
  source,
  target,
  widthPx: sizePx,
  heightPx: sizePx,
})

const PICTURES: readonly Picture[] = [
  { source: 'art/portrait.svg', target: 'data/portrait.png', widthPx: 1200, heightPx: 1200 },
  toCover('art/covers/seek-your-job.svg', 'data/projects/seek-your-job/cover.png'),
  toCover('art/covers/binar-car-rental.svg', 'data/projects/binar-car-rental/cover.png'),
  toCover('art/covers/ssayomart.svg', 'data/projects/ssayomart/cover.png'),
  toCover('art/placeholder-cover.svg', 'art/placeholder-cover.png'),
  {
    source: 'art/placeholder-portrait.svg',
    target: 'art/placeholder-portrait.png',
    widthPx: 1200,
    heightPx: 1200,
  },
  toIcon('art/touch-icon.svg', 'static/apple-touch-icon.png', 180),
  toIcon('art/touch-icon.svg', 'static/icon-192.png', 192),
  toIcon('art/touch-icon.svg', 'static/icon-512.png', 512),
  toIcon('art/maskable-icon.svg', 'static/icon-maskable-512.png', 512),
]

function toPng({ source, widthPx, heightPx }: Omit<Picture, 'target'>): Promise<Buffer> {
  // No dithering: it would sprinkle stray pixels over the flat plates and between the halftone dots.
  return sharp(resolve(ROOT, source))
    .resize(widthPx, heightPx)
    .png({ palette: true, quality: 95, effort: 10, dither: 0 })
    .toBuffer()
}

async function writePicture(picture: Picture): Promise<void> {
  const png = await toPng(picture)
  if (png.length > MAX_PICTURE_BYTES) {
    throw new Error(`${picture.target} has ${png.length} bytes; at most ${MAX_PICTURE_BYTES} are allowed.`)
  }
  await writeFile(resolve(ROOT, picture.target), png)
}

/** One PNG in an ICO container: a 6-byte file header, then one 16-byte directory entry (32 bits a pixel). */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, ICO_SIZE_PX, ICO_SIZE_PX, 0, 0, 1, 0, 32, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function writeFavicons(source: string): Promise<void> {
  const svg = await readFile(resolve(ROOT, source), 'utf8')
  await writeFile(resolve(ROOT, 'static/favicon.svg'), optimize(svg, { multipass: true }).data)
  const png = await toPng({ source, widthPx: ICO_SIZE_PX, heightPx: ICO_SIZE_PX })
  await writeFile(resolve(ROOT, 'static/favicon.ico'), toIco(png))
}

/** What the style sheets draw with: the same drawing in fewer bytes. */
async function writeDecoration(name: string): Promise<void> {
  const svg = await readFile(resolve(ROOT, `art/decoration/${name}.svg`), 'utf8')
  const { data } = optimize(svg, { multipass: true, floatPrecision: 1 })
  await writeFile(resolve(ROOT, `src/styles/decoration/${name}.svg`), data)
}

void Promise.all([
  ...PICTURES.map(writePicture),
  ...DECORATIONS.map(writeDecoration),
  writeFavicons('art/favicon.svg'),
])
