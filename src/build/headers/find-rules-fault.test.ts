import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRulesFault } from './find-rules-fault'
import { parseHeadersFile } from './parse-headers-file'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (text: string) => {
  writeFileSync(join(folder, '_headers'), text)
}

test("the owner's rules are read, each header with all of its value", async () => {
  write('# mine\n/*\n  X-Mine: a: b\n\n/old/*\n  X-Robots-Tag: noindex\n')
  expect(await parseHeadersFile(folder)).toEqual([
    { path: '/*', headers: { 'X-Mine': 'a: b' }, pattern: expect.any(RegExp) as RegExp },
    { path: '/old/*', headers: { 'X-Robots-Tag': 'noindex' }, pattern: expect.any(RegExp) as RegExp },
  ])
  expect(await findRulesFault(folder)).toBeUndefined()
})

test('without a file there are no rules, and nothing is wrong', async () => {
  expect(await parseHeadersFile(folder)).toEqual([])
  expect(await findRulesFault(folder)).toBeUndefined()
})

test('lines that would be misunderstood are told, each with its number and the remedy', async () => {
  write('/*\n  X-Empty:\nold/*\n')
  expect(await findRulesFault(folder)).toBe(
    [
      `The header rules in ${folder}/_headers cannot be used. Nothing was built.`,
      '  Line 2, "X-Empty:", is no header. Write its name, a colon and its value: "  X-Robots-Tag: noindex".',
      '  Line 3, "old/*", is no path. A path begins with a slash, and its headers stand below it, indented.\n',
    ].join('\n\n'),
  )
  await expect(parseHeadersFile(folder)).rejects.toThrow('Missing header value')
})
