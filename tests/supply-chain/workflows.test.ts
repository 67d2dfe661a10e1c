import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.github/workflows'
const FILES = readdirSync(FOLDER)

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const linesOf = (file: string, word: string) =>
  read(file)
    .split('\n')
    .filter((line) => new RegExp(`^\\s*(- )?${word}:`).test(line))

/** "- uses: actions/checkout@<commit> # v7.0.1" */
const PINNED = /uses: ([\w./-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/

/** What a workflow may write, beyond reading the repository. */
const WRITES: Readonly<Record<string, string[]>> = {
  'codeql.yml': ['security-events: write'],
  'pages.yml': ['pages: write', 'id-token: write'],
}

/**
 * Every line of a workflow that speaks of writing, whatever its form: `permissions: write-all`, `contents: "write"` and
 * `contents: write # why` are rights too. Lines that are comments are not.
 */
const findWrites = (text: string) => text.split('\n').filter((line) => /^(?! *#).*write/i.test(line))

test('every action of another project is pinned by its commit, with the version beside it, and in one version', () => {
  const pins = new Map<string, string>()
  for (const file of FILES)
    for (const line of linesOf(file, 'uses')) {
      const [, action = '', commit = '', version = ''] = PINNED.exec(line) ?? []
      expect([file, line, commit]).toEqual([file, line, expect.stringMatching(/^[0-9a-f]{40}$/)])
      const repository = action.split('/').slice(0, 2).join('/')
      expect([file, line, pins.get(repository) ?? commit + version]).toEqual([file, line, commit + version])
      pins.set(repository, commit + version)
    }
  expect(pins.size).toBeGreaterThan(4)
})

test.each(FILES)(
  '%s may read the repository and nothing else, unless one of its jobs asks for more',
  (file) => {
    expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    const writes = findWrites(read(file))
    expect(writes.map((line) => line.trim())).toEqual(WRITES[file] ?? [])
    for (const line of writes) expect(line).toMatch(/^ {6}\S/)
  },
)

test.each([
  'permissions: write-all',
  '    permissions: write-all',
  '      contents: "write"',
  '      contents: write # x',
  '    permissions: { contents: write }',
])('a workflow with the line %j would be refused', (line) => {
  expect(findWrites(`permissions:\n  contents: read\n${line}\n# What may write?\n`)).toEqual([line])
})

test.each(FILES)(
  '%s leaves no credentials in the checkout, and never runs with the rights of another branch',
  (file) => {
    const checkouts = linesOf(file, 'uses').filter((line) => line.includes('actions/checkout'))
    expect(linesOf(file, 'persist-credentials').map((line) => line.trim())).toEqual(
      checkouts.map(() => 'persist-credentials: false'),
    )
    expect(read(file)).not.toMatch(/pull_request_target|workflow_run|\$\{\{ *github\.(event|head_ref)/)
  },
)

test('what is published on GitHub Pages includes .well-known/', () => {
  expect(read('pages.yml')).toContain('include-hidden-files: true')
})
