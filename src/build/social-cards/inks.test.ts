import { readFileSync } from 'node:fs'
import { INKS } from './inks'

test('every ink of the cards is one of the site by day', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [day = ''] = readFileSync('src/styles/themes.css', 'utf8').split('.dark')
  const inks = (tokens + day).match(/#[\da-f]{6}/g)
  expect(Object.values(INKS).filter((ink) => !inks?.includes(ink))).toEqual([])
})

test('inks of the palette bear their names', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  for (const name of [
    'blackPlate',
    'whitePaper',
    'redPlate',
    'yellowPlate',
    'tealPlate',
    'skyPlate',
  ] as const) {
    const property = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    expect(tokens).toContain(`--${property}: ${INKS[name]};`)
  }
})
