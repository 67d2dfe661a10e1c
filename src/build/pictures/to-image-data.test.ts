import { toImageData, type ImageSource } from './to-image-data'

const COVER = { width: 720, aspectRatio: 1.6, breakpoints: [360, 720, 960, 1200, 1440, 1920] }

const PREFIX = '/me'

const source = (width: number, height: number, hasAlpha = false): ImageSource => ({
  width,
  height,
  hasAlpha,
  key: '00ffabc12345',
})

/** The files of a picture by their formats, as their widths and heights: { avif: ["360x225", …], jpg: […] }. */
function listSizes(of: ImageSource) {
  const { images } = toImageData(of, COVER, PREFIX)
  const sets = [...(images.sources ?? []), images.fallback].map((one) => one?.srcSet ?? '').join(',')
  const sizes: Record<string, string[]> = {}
  for (const [, width = '', height = '', format = '', said = ''] of sets.matchAll(
    /\/me\/static\/00ffabc12345-(\d+)x(\d+)\.(\w+) (\d+)w/g,
  )) {
    expect(said).toBe(width)
    ;(sizes[format] ??= []).push(`${width}x${height}`)
  }
  return sizes
}

test('a large picture is made in the widths of the layout, and no wider', () => {
  expect(listSizes(source(5000, 3125))).toEqual({
    avif: ['360x225', '720x450', '960x600', '1200x750', '1440x900', '1920x1200'],
    jpg: ['720x450'],
  })
})

test('a picture is never made wider than it is, and not in two widths that are nearly the same', () => {
  expect(listSizes(source(1600, 1000))).toEqual({
    avif: ['360x225', '720x450', '960x600', '1200x750', '1600x1000'],
    jpg: ['720x450'],
  })
  expect(listSizes(source(800, 500))).toEqual({ avif: ['360x225', '800x500'], jpg: ['720x450'] })
  expect(listSizes(source(1, 1))).toEqual({ avif: ['1x1'], jpg: ['1x1'] })
})

test('of a picture with another shape, what is left when it is cut counts', () => {
  expect(listSizes(source(6000, 400)).avif).toEqual(['360x225', '640x400'])
  expect(listSizes(source(500, 6000)).avif).toEqual(['360x225', '500x313'])
})

test('a picture that may be transparent is a PNG for browsers that do not know AVIF', () => {
  expect(listSizes(source(1600, 1000, true)).png).toEqual(['720x450'])
})

test('width and height are those of the place in the layout, whatever the size of the picture', () => {
  for (const of of [source(5000, 3125), source(300, 900), source(1, 1)])
    expect(toImageData(of, COVER, PREFIX)).toMatchObject({ width: 720, height: 450 })
})

test('the address for whoever takes only one is that of the width in the layout', () => {
  expect(toImageData(source(5000, 3125), COVER, PREFIX).images.fallback?.src).toBe(
    '/me/static/00ffabc12345-720x450.jpg',
  )
})
