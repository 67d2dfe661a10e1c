import type * as fs from 'node:fs'
import { readFileSync } from 'node:fs'
import type { Card } from './card'
import { digestDrawing, toCardKey } from './card-key'
import { readPortfolio } from './testing/portfolio'

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs')
  return { ...actual, readFileSync: jest.fn(actual.readFileSync) }
})

/** The digest as it would be with other bytes in a file. */
function digestWith(changed: string): string {
  const { readFileSync: read } = jest.requireActual<typeof fs>('node:fs')
  const withChange = (path: string) => (path.endsWith(changed) ? Buffer.from('changed') : read(path))
  jest.mocked(readFileSync).mockImplementation(withChange as typeof read)
  const digest = digestDrawing()
  jest.mocked(readFileSync).mockImplementation(read)
  return digest
}

test.each([
  'card.typ',
  'parts.typ',
  'inks.ts',
  'load-fonts.ts',
  'font-files.ts',
  'package-lock.json',
  'social-card-size.ts',
])('another %s draws every card anew, another test does not', (file) => {
  expect(digestWith('inks.test.ts')).toBe(digestDrawing())
  expect(digestWith(file)).not.toBe(digestDrawing())
})

test('a card keeps its key until it, its pictures or the drawing change; its address has no part in it', async () => {
  const [card] = (await readPortfolio('data')).cards as [Card]
  const key = toCardKey(card, 'drawing')
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(
    toCardKey(
      { ...card, path: '/other.png', pictures: [{ ...card.pictures[0], path: '/x' } as never] },
      'drawing',
    ),
  ).toBe(key)
  expect(toCardKey(card, 'other')).not.toBe(key)
  expect(toCardKey({ ...card, pictures: [] }, 'drawing')).not.toBe(key)
  expect(toCardKey({ ...card, data: { ...card.data, label: 'x' } }, 'drawing')).not.toBe(key)
})
