import { parsePictureAddress, toPictureAddress } from './picture-address'

const VARIANT = { key: '00ffabc12345', width: 720, height: 450, format: 'avif' } as const

test('an address tells all that the picture is made of', () => {
  const address = toPictureAddress(VARIANT)
  expect(address).toBe('static/00ffabc12345-720x450.avif')
  expect(parsePictureAddress(address)).toEqual(VARIANT)
})

test.each([
  'static/halftone-577bbb479f84efa1582d4e1d7e730b6e.svg',
  'about/index.html',
  'static/00ffabc12345-720x450.svg',
  'static/00ffabc1234-720x450.avif',
  'static/00ffabc12345-720.avif',
  'static/../00ffabc12345-720x450.avif',
  'x/static/00ffabc12345-720x450.avif',
])('%s is no picture to be made', (address) => {
  expect(parsePictureAddress(address)).toBeUndefined()
})
