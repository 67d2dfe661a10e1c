import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, PUBLISHED } from './build-site'
import { digest } from './digest'

const OWNERS = readdirSync('tests/portfolios').filter((name) => name.startsWith('broken-'))

const BUILD_TIMEOUT_MS = 600_000

test('every kind of mistake has its owner', () => {
  expect(OWNERS.length).toBe(20)
})

test.each(OWNERS)(
  'the build of "%s" tells all problems, publishes nothing, and leaves the last good site as it was',
  async (owner) => {
    const expected = readFileSync(join('tests/portfolios', owner, 'expected-problems.txt'), 'utf8')
    const before = digest(PUBLISHED)
    const { exitCode, output } = await buildSite(`tests/portfolios/${owner}/data`)
    expect(exitCode).toBe(1)
    expect(output).toContain(expected.trimEnd())
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m)
    expect(output).not.toContain('Building production')
    expect(digest(PUBLISHED)).toBe(before)
  },
  BUILD_TIMEOUT_MS,
)
