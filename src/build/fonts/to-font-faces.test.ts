import { toFontFaces, toUnicodeRange } from './to-font-faces'

const font = { family: 'Bangers', weight: 400, files: [] }
const file = (name: string, letters: string) => ({
  name,
  bytes: Buffer.alloc(0),
  characters: new Set(letters),
})

test('the first file is for all letters; a further one is loaded only where one of its own is shown', () => {
  expect(toFontFaces(font, [file('bangers', 'A'), file('bangers-latin-ext', 'Łž')])).toBe(`@font-face {
  font-family: 'Bangers';
  font-weight: 400;
  src: url('./bangers.woff2') format('woff2');
  font-display: swap;
}

@font-face {
  font-family: 'Bangers';
  font-weight: 400;
  src: url('./bangers-latin-ext.woff2') format('woff2');
  font-display: swap;
  unicode-range: U+141, U+17E;
}
`)
})

test('letters that follow each other are one range, in whichever order they come', () => {
  expect(toUnicodeRange(new Set('cabž🍵'))).toBe('U+61-63, U+17E, U+1F375')
})
