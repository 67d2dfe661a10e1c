import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { listScriptFiles } from './other-scripts'

const findFile = (character: string, language = 'en') =>
  listScriptFiles(language).find(({ isFor }) => isFor(character))

const nameFont = (character: string, language?: string) =>
  basename(findFile(character, language)?.path ?? 'none').replace(/-[a-z0-9]+(-ext)?-wght-normal\.woff2$/, '')

test.each([
  ['Ω', 'noto-sans'],
  ['М', 'noto-sans'],
  ['ą', 'noto-sans'],
  ['ह', 'noto-sans'],
  ['ب', 'noto-sans-arabic'],
  ['ש', 'noto-sans-hebrew'],
  ['ท', 'noto-sans-thai'],
  ['한', 'noto-sans-kr'],
  ['漢', 'noto-sans-jp'],
  ['か', 'noto-sans-jp'],
  ['👍', 'noto-emoji'],
  ['🇮', 'noto-emoji'],
  ['\u{10330}', 'none'],
])('the letter %s is taken from %s', (character, font) => {
  expect(nameFont(character)).toBe(font)
})

test.each([
  ['zh-Hant-TW', 'noto-sans-sc'],
  ['ja', 'noto-sans-jp'],
  ['ko', 'noto-sans-kr'],
])('on a page in %s a Han character is taken from %s', (language, font) => {
  expect(nameFont('語', language)).toBe(font)
})

test.each(['Ω', 'М', 'ą', 'ह', 'ب', 'ש', 'ท', '한', '漢', 'か', '👍', '🇮'])(
  'the piece that is chosen for %s has a drawing of it',
  async (character) => {
    const whole = readFileSync(findFile(character)?.path ?? '')
    const size = async (text: string) => (await subsetFont(whole, text, { targetFormat: 'sfnt' })).length
    expect(await size(character)).toBeGreaterThan(await size('\u{10330}'))
  },
)

test('every piece is there', () => {
  expect(listScriptFiles('zh').filter(({ path }) => !existsSync(path))).toEqual([])
})
