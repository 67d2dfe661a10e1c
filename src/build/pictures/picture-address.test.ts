import { parsePictureAddress, toPictureAddress } from './picture-address'

const VARIANT = { digest: 'abc123', width: 720, height: 450, format: 'avif' } as const

test('an address tells all that the picture is made of', () => {
  const address = toPictureAddress(VARIANT, '00ff')
  expect(address).toBe('static/abc123/00ff-720x450.avif')
  expect(parsePictureAddress(address, '00ff')).toEqual(VARIANT)
})

test('a picture of another recipe has another address', () => {
  expect(toPictureAddress(VARIANT, '00fe')).not.toBe(toPictureAddress(VARIANT, '00ff'))
  expect(parsePictureAddress(toPictureAddress(VARIANT, '00fe'), '00ff')).toBeUndefined()
})

test.each([
  'static/halftone-577bbb479f84efa1582d4e1d7e730b6e.svg',
  'about/index.html',
  'static/abc123/00ff-720x450.svg',
  'static/../00ff-720x450.avif',
  'x/static/abc123/00ff-720x450.avif',
])('%s is no picture to be made', (address) => {
  expect(parsePictureAddress(address, '00ff')).toBeUndefined()
})
