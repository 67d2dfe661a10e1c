import { LAST_RESORT, loadFonts } from './load-fonts'

test('a text in the letters of the site takes the fonts of the site alone', async () => {
  const { lettering, text } = await loadFonts('Robin — “é”', 'en')
  expect(lettering).toEqual(['Bange00', 'Bange01', 'Bange02', LAST_RESORT])
  expect(text).toEqual(['Comic Neue', LAST_RESORT])
})

test('other letters bring a piece of a font in two weights, under one name that no other font has', async () => {
  const plain = await loadFonts('Robin', 'en')
  const { files, lettering, text } = await loadFonts('Robin Łódź Ω', 'en')
  expect(files.length - plain.files.length).toBe(4)
  expect(text).toEqual(['Comic Neue', 'Noto Sa03', 'Noto Sa04', LAST_RESORT])
  expect(lettering).toEqual(['Bange00', 'Bange01', 'Bange02', 'Noto Sa03', 'Noto Sa04', LAST_RESORT])
})
