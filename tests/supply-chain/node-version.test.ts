import { readFileSync } from 'node:fs'
import { readManifest } from './read-project'

/** "20.19" → [20, 19] */
const toNumbers = (version: string) => version.split('.').map(Number)

/** Whether a version is not below another one, part by part: 20.20.2 is not below 20.19. */
function isAtLeast(version: string, least: string): boolean {
  const [parts, leastParts] = [toNumbers(version), toNumbers(least)]
  const differing = leastParts.findIndex((part, at) => part !== parts[at])
  return differing === -1 || (parts[differing] ?? 0) > (leastParts[differing] ?? 0)
}

test.each([
  ['20.20.2', '20.19', true],
  ['20.19.0', '20.19', true],
  ['20.9.0', '20.19', false],
  ['18.20.0', '20.19', false],
  ['26.0.0', '26', true],
])('that %s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})

test('the Node that hosts take from .nvmrc is one that package.json allows', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim()
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const [, least = '', below = ''] = /^>=([\d.]+) <([\d.]+)$/.exec(readManifest().engines.node) ?? []
  expect([least, below]).not.toContain('')
  expect([version, isAtLeast(version, least), isAtLeast(version, below)]).toEqual([version, true, false])
})
