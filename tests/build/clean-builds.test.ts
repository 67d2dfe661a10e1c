import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, keptSite, PUBLISHED, WORKSHOP } from './build-site'
import { listDigests } from './digest'

const TIMEOUT_MS = 200_000

test(
  'a clean build gives the same bytes as the one before, whatever the time zone and the language of the machine',
  async () => {
    for (const name of ['.cache', 'public']) rmSync(join(WORKSHOP, name), { recursive: true, force: true })
    const env = { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
    expect((await buildSite('tests/portfolios/hostile/data', { env })).exitCode).toBe(0)
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('hostile')))
  },
  TIMEOUT_MS,
)
