import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findLockFaults } from './find-lock-faults'
import { FOLDERS_APART, nameOf, readLock, readManifest, type LockEntry } from './read-project'

const LOCK = 'package-lock.json'
const LOCKS = [LOCK, ...FOLDERS_APART.map((folder) => `${folder}/${LOCK}`)]

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** The project's lock with one entry changed. */
function lockWith(entry: LockEntry) {
  const { packages, ...others } = readLock(LOCK)
  return {
    ...others,
    packages: { ...packages, 'node_modules/zod': { ...packages['node_modules/zod'], ...entry } },
  }
}

/** What `npm run lint` says of a lock: null when there is nothing to say. */
function lint(lock: object): string | null {
  const path = join(folder, LOCK)
  writeFileSync(path, JSON.stringify(lock))
  const main = createRequire(resolve('package.json')).resolve('lockfile-lint/bin/lockfile-lint.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--path', path], { encoding: 'utf8' })
  return status === 0 ? null : stdout + stderr
}

test.each(LOCKS)(
  'every package in %s is from the public registry, under its own name, with its checksum',
  (path) => {
    expect(findLockFaults(readLock(path))).toEqual([])
  },
)

test.each<[LockEntry, string]>([
  [{ integrity: 'sha1-x' }, 'has no SHA-512'],
  [{ integrity: '' }, 'has no SHA-512'],
  [
    { resolved: 'https://npm.example.com/zod/-/zod-4.6.7.tgz' },
    'comes from elsewhere than the public registry',
  ],
  [{ version: 'git+ssh://git@github.com/x/zod.git#abc' }, 'has no version of a registry'],
  [{ version: 'https://example.com/zod.tgz' }, 'has no version of a registry'],
  [{ link: true }, 'is a link'],
  [{ name: 'zood' }, 'is another package than its name says'],
])('a lock with %j is refused', (entry, fault) => {
  expect(findLockFaults(lockWith(entry))).toEqual([`node_modules/zod ${fault}`])
})

test('a package of the typesetter that is not known to lack its checksum must have one', () => {
  const packages = {
    'node_modules/@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu': { version: '0.7.0' },
  }
  expect(findLockFaults({ packages })).toHaveLength(1)
})

test('lint passes the lock and refuses other hosts, other schemes, other names and weak checksums', () => {
  expect(lint(lockWith({}))).toBeNull()
  expect(lint(lockWith({ resolved: 'https://npm.example.com/zod/-/zod-4.6.7.tgz' }))).toContain(
    'invalid host',
  )
  expect(lint(lockWith({ resolved: 'http://registry.npmjs.org/zod/-/zod-4.6.7.tgz' }))).toContain(
    'invalid protocol',
  )
  expect(lint(lockWith({ resolved: 'https://registry.npmjs.org/zood/-/zood-1.0.0.tgz' }))).toContain(
    'different name',
  )
  expect(lint(lockWith({ version: 'git+https://github.com/x/zod.git#abc' }))).toContain('invalid protocol')
  expect(lint(lockWith({ integrity: 'sha1-x' }))).toContain('invalid integrity')
})

test('allowScripts names exactly the packages that bring an install script', () => {
  const places = Object.entries(readLock(LOCK).packages).filter(([, entry]) => entry.hasInstallScript)
  const names = new Set(places.map(([place]) => nameOf(place)))
  expect(Object.keys(readManifest().allowScripts).sort()).toEqual([...names].sort())
})
