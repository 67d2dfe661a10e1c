import subsetFont from 'subset-font'
import { cutFont, readSource } from './cut-font'
import { FONTS, type Font } from './font-files'
import { readCharacters } from './read-characters'

const [bangers, comicNeue] = FONTS as [Font, Font]

const cut = (font: Font, wanted?: string) => cutFont(font, wanted === undefined ? undefined : new Set(wanted))

test('a file has the wanted letters and no others', async () => {
  const [file, ...others] = await cut(comicNeue, 'Robin')
  expect(others).toEqual([])
  expect(file?.name).toBe('comic-neue')
  expect([...(await readCharacters(file?.bytes ?? Buffer.alloc(0)))].sort()).toEqual(Array.from('Rbino'))
})

test('a further file is there only for letters that the files before it lack', async () => {
  const names = async (wanted: string) =>
    (await cut(bangers, wanted)).map(({ name, characters }) => `${name}: ${[...characters].join('')}`)
  expect(await names('Ada é')).toEqual(['bangers:  Aadé'])
  expect(await names('LŁ')).toEqual(['bangers: L', 'bangers-latin-ext: Ł'])
  expect(await names('Nễ')).toEqual(['bangers: N', 'bangers-vietnamese: ễ'])
})

test('letters that no font has cost nothing', async () => {
  const [plain] = await cut(bangers, 'A')
  const [more, ...others] = await cut(bangers, 'Aこ🍵')
  expect(others).toEqual([])
  expect(more?.bytes.equals(plain?.bytes ?? Buffer.alloc(0))).toBe(true)
})

test('the kerning stays: a file without it is smaller', async () => {
  const [file] = await cut(bangers, 'AVATAR To')
  const unkerned = await subsetFont(readSource(bangers.files[0]?.source ?? ''), 'AVATAR To', {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [],
  })
  expect(unkerned.length).toBeLessThan(file?.bytes.length ?? 0)
})

test('the height of the lines is that of the whole font, so that the fallback fonts still fit', async () => {
  const heights = async (bytes: Buffer) => {
    const font = await subsetFont(bytes, '', { keepAllGlyphs: true, targetFormat: 'sfnt' })
    const at = font.readUInt32BE(font.indexOf('hhea', 0, 'latin1') + 8)
    return [4, 6, 8].map((field) => font.readInt16BE(at + field))
  }
  const [file] = await cut(bangers, 'A')
  expect(await heights(file?.bytes ?? Buffer.alloc(0))).toEqual(
    await heights(readSource(bangers.files[0]?.source ?? '')),
  )
})

test('without wanted letters the files stay whole, byte for byte', async () => {
  const files = await cut(bangers)
  expect(
    files.map(({ bytes }, index) => bytes.equals(readSource(bangers.files[index]?.source ?? ''))),
  ).toEqual([true, true, true])
})
