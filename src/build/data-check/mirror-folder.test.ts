import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mirrorFolder } from './mirror-folder'

let folder: string
const from = () => join(folder, 'from')
const to = () => join(folder, 'to')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-'))
  await mkdir(join(from(), 'projects/a'), { recursive: true })
  await writeFile(join(from(), 'site.json'), 'site')
  await writeFile(join(from(), 'projects/a/project.json'), 'one')
})

afterEach(() => rm(folder, { recursive: true }))

test('the copy has what the owner has, and no more', async () => {
  await mirrorFolder(from(), to())
  await rm(join(from(), 'site.json'))
  await writeFile(join(from(), 'projects/a/project.json'), 'two')
  await mirrorFolder(from(), to())
  expect((await readdir(to(), { recursive: true })).sort()).toEqual([
    'projects',
    'projects/a',
    'projects/a/project.json',
  ])
  expect(await readFile(join(to(), 'projects/a/project.json'), 'utf8')).toBe('two')
})

test('a file that did not change is not touched', async () => {
  await mirrorFolder(from(), to())
  const before = await stat(join(to(), 'site.json'))
  await writeFile(join(from(), 'site.json'), 'site')
  await mirrorFolder(from(), to())
  expect((await stat(join(to(), 'site.json'))).mtimeMs).toBe(before.mtimeMs)
})
