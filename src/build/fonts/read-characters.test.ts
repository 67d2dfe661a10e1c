import { readSource } from './cut-font'
import { FONTS } from './font-files'
import { readCharacters } from './read-characters'

const [bangers, latinExt, vietnamese] = FONTS[0]?.files ?? []

test('Bangers has the letters of Łukasz Žižek and of Nguyễn, each in one of its files', async () => {
  const drawn = await Promise.all(
    [bangers, latinExt, vietnamese].map((file) => readCharacters(readSource(file?.source ?? ''))),
  )
  const filesWith = (letter: string) => drawn.map((characters) => characters.has(letter))
  expect(filesWith('u')).toEqual([true, false, false])
  expect(filesWith('é')).toEqual([true, false, false])
  expect(filesWith('Ž')).toEqual([false, true, false])
  expect(filesWith('ễ')).toEqual([false, false, true])
  expect(filesWith('こ')).toEqual([false, false, false])
  expect(drawn[0]?.size).toBeGreaterThan(200)
})

test('what is no font is refused', async () => {
  await expect(readCharacters(Buffer.from('no font at all'))).rejects.toThrow('Unrecognized font signature')
})
