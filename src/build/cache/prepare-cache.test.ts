import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markCache, prepareCache } from './prepare-cache'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const FILES = ['.cache/redux', 'public/index.html']

function write(): void {
  for (const file of FILES) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

const listKept = () => FILES.filter((file) => existsSync(join(folder, file)))

test('a first build has nothing to throw away', async () => {
  expect(await prepareCache(folder, { pathPrefix: '' })).toBe(false)
})

test('a cache for the same purpose is kept', async () => {
  write()
  await markCache(folder, { pathPrefix: '/portfolio' })
  expect(await prepareCache(folder, { pathPrefix: '/portfolio' })).toBe(false)
  expect(listKept()).toEqual(FILES)
})

test('a cache for another purpose is thrown away', async () => {
  write()
  await markCache(folder, { pathPrefix: '/portfolio' })
  expect(await prepareCache(folder, { pathPrefix: '' })).toBe(true)
  expect(listKept()).toEqual([])
})

test('a cache of which nobody knows the purpose, as a killed build may leave it, is thrown away', async () => {
  write()
  expect(await prepareCache(folder, { pathPrefix: '' })).toBe(true)
  expect(listKept()).toEqual([])
})
