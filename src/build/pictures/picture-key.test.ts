import { toPictureKey } from './picture-key'

test('a key is that of one picture, in twelve digits', () => {
  expect(toPictureKey('aa')).toMatch(/^[0-9a-f]{12}$/)
  expect(toPictureKey('aa')).toBe(toPictureKey('aa'))
  expect(toPictureKey('ab')).not.toBe(toPictureKey('aa'))
})

test('a picture that is made otherwise has another key', () => {
  const before = toPictureKey('aa')
  jest.isolateModules(() => {
    jest.doMock('sharp', () => ({ versions: { sharp: '0.0.0' } }))
    const other = jest.requireActual<{ toPictureKey: typeof toPictureKey }>('./picture-key')
    expect(other.toPictureKey('aa')).not.toBe(before)
  })
})
