import { loadFonts } from './load-fonts'

test('a text in the letters of the site takes the fonts of the site alone', async () => {
  const { lettering, text } = await loadFonts('Robin — “é”', 'en')
  expect(lettering).toEqual(['Bange00', 'Bange01', 'Bange02'])
  expect(text).toEqual(['Comic Neue'])
})

test('other letters bring a piece of a font in two weights, under one name that no other font has', async () => {
  const plain = await loadFonts('Robin', 'en')
  const { files, lettering, text } = await loadFonts('Robin Łódź Ω', 'en')
  expect(files.length - plain.files.length).toBe(4)
  expect(text).toEqual(['Comic Neue', 'Noto Sa03', 'Noto Sa04'])
  expect(lettering).toEqual(['Bange00', 'Bange01', 'Bange02', 'Noto Sa03', 'Noto Sa04'])
})
