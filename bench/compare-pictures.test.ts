import sharp from 'sharp'
import { comparePictures } from './compare-pictures'

const paper = (height: number, background = '#f9edd3') =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer()

test('two pictures of the same do not differ, nor do shades that nobody tells apart', async () => {
  expect(await comparePictures(await paper(10), await paper(10))).toBe(0)
  expect(await comparePictures(await paper(10), await paper(10, '#f8ecd0'))).toBe(0)
})

test('every pixel of another colour counts', async () => {
  const dot = await sharp({ create: { width: 2, height: 5, channels: 3, background: '#d62828' } })
    .png()
    .toBuffer()
  const marked = await sharp(await paper(10))
    .composite([{ input: dot, left: 3, top: 3 }])
    .png()
    .toBuffer()
  expect(await comparePictures(await paper(10), marked)).toBe(10)
})

test('what only the longer picture shows counts as different', async () => {
  expect(await comparePictures(await paper(10), await paper(8))).toBe(20)
})
