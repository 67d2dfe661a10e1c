import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { checkRemembering } from './check-remembering'

jest.mock('sharp', () => {
  const actual = jest.requireActual<typeof sharp>('sharp')
  return Object.assign(jest.fn(actual), actual)
})

const decode = jest.mocked(sharp)

let folder: string
let data: string
let memory: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembering-'))
  data = join(folder, 'data')
  memory = join(folder, 'cache/memory.json')
  cpSync('tests/portfolios/full/data', data, { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** How many pictures a check decodes, and how many problems it finds. */
async function check() {
  decode.mockClear()
  const { problems } = await checkRemembering(data, memory)
  return { decoded: decode.mock.calls.length, problems: problems.length }
}

test('a picture is decoded once, and again when somebody wrote to it', async () => {
  const first = await check()
  expect(first.decoded).toBeGreaterThan(1)
  expect(await check()).toEqual({ decoded: 0, problems: 0 })
  const cover = join(data, 'projects/2048-clone/cover.jpg')
  writeFileSync(cover, readFileSync(cover))
  expect(await check()).toEqual({ decoded: 1, problems: 0 })
})

test('a damaged picture is told every time', async () => {
  const cover = join(data, 'projects/2048-clone/cover.jpg')
  const whole = readFileSync(cover)
  writeFileSync(cover, whole.subarray(0, whole.length / 2))
  await check()
  expect(await check()).toEqual({ decoded: 1, problems: 1 })
})

test('a memory that is damaged, or of another decoder, is none', async () => {
  const { decoded } = await check()
  const written = readFileSync(memory, 'utf8')
  for (const other of ['{', written.replace('"decoder":"', '"decoder":"other ')]) {
    writeFileSync(memory, other)
    expect((await check()).decoded).toBe(decoded)
  }
})
