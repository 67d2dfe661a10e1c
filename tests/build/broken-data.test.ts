import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, PUBLISHED } from './build-site'

const OWNERS = readdirSync('tests/portfolios').filter((name) => name.startsWith('broken-'))

const BUILD_TIMEOUT_MS = 120_000

/** One figure for everything that is published: names and bytes. */
function digest(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

test('every kind of mistake has its owner', () => {
  expect(OWNERS.length).toBe(19)
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
