import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMark, writeMark } from './cache-mark'
import { prepareCache } from './prepare-cache'

const PURPOSE = { pathPrefix: '/portfolio', node: 'v20.20.2', gatsby: '5.16.1', project: 'a' }
const FINISHED = { ...PURPOSE, finished: true }
const FILES = ['.cache/redux', 'public/index.html']

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function writeCache(): void {
  for (const file of FILES) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

const listKept = () => FILES.filter((file) => existsSync(join(folder, file)))

test('a first build has nothing to throw away, and nothing to tell', async () => {
  expect(await prepareCache(folder, PURPOSE, 'build')).toEqual({})
})

test('a cache of a finished build for the same purpose is kept, and counts as unfinished while it is used', async () => {
  writeCache()
  await writeMark(folder, FINISHED)
  expect(await prepareCache(folder, PURPOSE, 'build')).toEqual({ kept: FINISHED })
  expect(listKept()).toEqual(FILES)
  expect(await readMark(folder)).toBeUndefined()
})

test('a cache for another purpose is thrown away, with what belongs to it, in one line', async () => {
  writeCache()
  await writeMark(folder, FINISHED)
  const { kept, told } = await prepareCache(folder, { ...PURPOSE, node: 'v22.1.0' }, 'build')
  expect([kept, told]).toEqual([undefined, expect.stringMatching(/^.+$/)])
  expect(listKept()).toEqual([])
})

test('the cache of a build that was stopped is thrown away by a build and by develop', async () => {
  for (const user of ['build', 'develop'] as const) {
    rmSync(join(folder, '.cache'), { recursive: true, force: true })
    writeCache()
    const { told } = await prepareCache(folder, PURPOSE, user)
    expect(told).toMatch('by a build that was stopped, or by Gatsby started by hand')
    expect(listKept()).toEqual([])
  }
})

test('encoded pictures outlive what makes the rest of the cache useless', async () => {
  writeCache()
  mkdirSync(join(folder, '.cache/.pictures'))
  writeFileSync(join(folder, '.cache/.pictures/a.avif'), '')
  await prepareCache(folder, PURPOSE, 'build')
  expect(listKept()).toEqual([])
  expect(existsSync(join(folder, '.cache/.pictures/a.avif'))).toBe(true)
})

test('half a mark is no mark', async () => {
  writeCache()
  writeFileSync(join(folder, '.cache/.made-for.json'), JSON.stringify(FINISHED).slice(0, 50))
  await prepareCache(folder, PURPOSE, 'build')
  expect(listKept()).toEqual([])
})

test('develop leaves a cache that the next develop takes over, and the next build does not', async () => {
  await prepareCache(folder, PURPOSE, 'develop')
  writeCache()
  expect(await prepareCache(folder, PURPOSE, 'develop')).toEqual({ kept: { ...PURPOSE, finished: false } })
  expect(listKept()).toEqual(FILES)
  expect((await prepareCache(folder, PURPOSE, 'build')).told).toMatch('npm run develop')
  expect(listKept()).toEqual([])
})

test('develop that takes the cache of a finished build over leaves it unfinished', async () => {
  writeCache()
  await writeMark(folder, FINISHED)
  await prepareCache(folder, PURPOSE, 'develop')
  expect(listKept()).toEqual(FILES)
  expect(await readMark(folder)).toEqual({ ...PURPOSE, finished: false })
})

test('a public folder that lost its cache is deleted without a word', async () => {
  writeCache()
  rmSync(join(folder, '.cache'), { recursive: true })
  expect(await prepareCache(folder, PURPOSE, 'build')).toEqual({})
  expect(listKept()).toEqual([])
})
