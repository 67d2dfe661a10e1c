import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digestProject } from './digest-project'

const FILES = [
  'package.json',
  'package-lock.json',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'src/build/gatsby/create-pages.ts',
  'src/build/resume/resume.typ',
  'src/content/check-content.ts',
]

let folder: string

function write(file: string, text = file): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const file of FILES) write(file)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each(FILES)('a change of %s makes another project', async (file) => {
  const before = await digestProject(folder)
  write(file, 'changed')
  expect(await digestProject(folder)).not.toBe(before)
})

test('code that was renamed or added makes another project', async () => {
  const before = await digestProject(folder)
  cpSync(join(folder, 'src/content/check-content.ts'), join(folder, 'src/content/another.ts'))
  const after = await digestProject(folder)
  expect(after).not.toBe(before)
  rmSync(join(folder, 'src/content/check-content.ts'))
  expect([before, after]).not.toContain(await digestProject(folder))
})

test('tests, pages, data and hidden files leave the project what it is', async () => {
  const before = await digestProject(folder)
  for (const file of ['src/build/x.test.ts', 'src/build/.DS_Store', 'src/pages/index.tsx', 'data/site.json'])
    write(file)
  expect(await digestProject(folder)).toBe(before)
})

test('the same project in another folder has the same figure', async () => {
  const other = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  cpSync(folder, join(other, 'deeper'), { recursive: true })
  expect(await digestProject(join(other, 'deeper'))).toBe(await digestProject(folder))
  rmSync(other, { recursive: true })
})

test('what npm has installed counts, rather than what it was asked to install', async () => {
  write('node_modules/.package-lock.json')
  const before = await digestProject(folder)
  write('package-lock.json', 'changed')
  expect(await digestProject(folder)).toBe(before)
  write('node_modules/.package-lock.json', 'changed')
  expect(await digestProject(folder)).not.toBe(before)
})

test('a project that another package manager installed has a figure too', async () => {
  rmSync(join(folder, 'package-lock.json'))
  expect(await digestProject(folder)).toMatch(/^[0-9a-f]{64}$/)
})
