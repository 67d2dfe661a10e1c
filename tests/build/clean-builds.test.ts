import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, keptSite, PUBLISHED, removeCache, TEST_SITES, WORKSHOP } from './build-site'
import { listDigests } from './digest'
import { makeWorkshop, runBuild } from './workshop'

const TIMEOUT_MS = 600_000

const DATA = 'tests/portfolios/hostile/data'

/** Deeper than the workshop, with a longer name, and with characters that an address would have to escape. */
const ELSEWHERE = join(TEST_SITES, 'another folder', 'über', 'deeper', 'project')

/** The modes of all that is published, each once: "644" for files, "755" for folders. */
function listModes(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = entries.map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name))
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
  })
  return [...new Set(modes)].sort()
}

test(
  'a clean build gives the same bytes as the one before, whatever the time zone, the language and the umask of the machine',
  async () => {
    removeCache()
    // As after a checkout under the same umask.
    const file = join(WORKSHOP, 'static', 'favicon.ico')
    chmodSync(file, 0o600)
    const env = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
    const within = ['sh', '-c', 'umask 077 && exec "$@"', 'sh']
    expect((await buildSite(DATA, { env, within })).exitCode).toBe(0)
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('hostile')))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(listModes(PUBLISHED)).toEqual(['file 644', 'folder 755'])
  },
  TIMEOUT_MS,
)

test(
  'a build whose data is refused spoils no cache: the next build keeps it and gives the same bytes',
  async () => {
    expect((await buildSite('tests/portfolios/broken-many/data')).exitCode).toBe(1)
    const { exitCode, output } = await buildSite(DATA)
    expect([exitCode, output]).toEqual([0, expect.not.stringContaining('thrown away')])
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('hostile')))
  },
  TIMEOUT_MS,
)

test(
  'the same project in another folder gives the same bytes',
  async () => {
    makeWorkshop(ELSEWHERE)
    expect((await runBuild(ELSEWHERE, DATA)).exitCode).toBe(0)
    expect(listDigests(join(ELSEWHERE, 'dist'))).toEqual(listDigests(keptSite('hostile')))
    rmSync(join(TEST_SITES, 'another folder'), { recursive: true })
  },
  TIMEOUT_MS,
)
