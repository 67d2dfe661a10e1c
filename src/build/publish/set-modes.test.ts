import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setModes } from './set-modes'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modes-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)

test('everybody may read what is published, and nobody may run it', async () => {
  mkdirSync(join(folder, 'site/about'), { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'site/about/index.html'), '', { mode: 0o600 })
  writeFileSync(join(folder, 'site/resume.pdf'), '', { mode: 0o777 })
  await setModes(join(folder, 'site'))
  expect(['site', 'site/about'].map(modeOf)).toEqual(['755', '755'])
  expect(['site/about/index.html', 'site/resume.pdf'].map(modeOf)).toEqual(['644', '644'])
})

test('a file outside, to which a link leads, keeps its mode', async () => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'secret'), '')
  chmodSync(join(folder, 'secret'), 0o600)
  symlinkSync(join(folder, 'secret'), join(folder, 'site/link'))
  await setModes(join(folder, 'site'))
  expect(modeOf('secret')).toBe('600')
})
