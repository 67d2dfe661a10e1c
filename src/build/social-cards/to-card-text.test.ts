import { toCardText } from './to-card-text'

test('a text keeps its words and loses its line breaks', () => {
  expect(toCardText(' Seek\n\tYour  Job ').text).toBe('Seek Your Job')
})

test('long words may break between letters as readers count them, short ones may not', () => {
  expect(toCardText('Job ABCDEFGHIJKL').broken).toBe(
    'Job A\u200bB\u200bC\u200bD\u200bE\u200bF\u200bG\u200bH\u200bI\u200bJ\u200bK\u200bL',
  )
  expect(toCardText('👩🏽‍💻'.repeat(11)).broken.split('\u200b')).toEqual(Array<string>(11).fill('👩🏽‍💻'))
})

test('the longest words are what the letters must leave room for; Chinese and Thai break anywhere', () => {
  expect(toCardText('a bb ccc dddd ee-ffffff').pieces).toEqual(['ffffff', 'dddd', 'ccc'])
  expect(toCardText('漫画のように描かれた ไทยภาษา').pieces).toEqual([])
})

test('the first letter gives the direction', () => {
  expect(toCardText('123 مرحبا Robin').isRightToLeft).toBe(true)
  expect(toCardText('שלום').isRightToLeft).toBe(true)
  expect(toCardText('Robin مرحبا').isRightToLeft).toBe(false)
  expect(toCardText('123').isRightToLeft).toBe(false)
})

test('letters that reach higher or lower than capitals are known', () => {
  expect(toCardText("Lodz, it's 100 %!").reach).toBe('capitals')
  for (const accented of ['Zoë', 'Łódź', 'Nguyễn']) expect(toCardText(accented).reach).toBe('accents')
  for (const other of ['漫画', 'مرحبا', 'Tea 🍵', 'ไทย', 'Ζωή', 'Z\u0351\u036b'])
    expect(toCardText(other).reach).toBe('any')
})

test('marks do not pile up, and no text is longer than a card can hold', () => {
  expect(toCardText('Z\u0351\u036b\u0353\u036a\u0302').text).toBe('Z\u0351\u036b')
  expect(toCardText('word '.repeat(10_000)).text.length).toBeLessThanOrEqual(400)
})
