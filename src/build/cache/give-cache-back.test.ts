import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMark, writeMark } from './cache-mark'
import { giveCacheBack, takeCache, toCacheVariable } from './give-cache-back'

const MARK = { pathPrefix: '', node: 'v20.20.2', gatsby: '5.16.1', project: 'a', finished: true }
const before = { ...process.env }

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  process.env = { ...before }
})

test('a build whose data is refused gives a kept cache back as it was', async () => {
  Object.assign(process.env, toCacheVariable(MARK))
  await giveCacheBack(folder)
  expect(await readMark(folder)).toEqual(MARK)
})

test('a build whose data is refused has no cache to give back when none was kept', async () => {
  Object.assign(process.env, toCacheVariable(undefined))
  await giveCacheBack(folder)
  expect(await readMark(folder)).toBeUndefined()
})

test('Gatsby that was started by hand takes the mark of a finished build away', async () => {
  await writeMark(folder, MARK)
  await takeCache(folder)
  expect(await readMark(folder)).toBeUndefined()
})

test('the mark of develop stays while develop runs', async () => {
  await writeMark(folder, { ...MARK, finished: false })
  await takeCache(folder)
  expect(await readMark(folder)).toEqual({ ...MARK, finished: false })
})
