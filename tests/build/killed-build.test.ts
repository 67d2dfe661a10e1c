import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite, keepSite, keptSite, PUBLISHED, removeCache } from './build-site'
import { listDigests } from './digest'

/** Each costs two builds; `KILLS=20 npm run test:build -- --testPathPatterns killed` looks more closely. */
const KILLS = Number(process.env['KILLS'] ?? 3)
/** Every other one begins with the cache of a good build, the others without any. */
const PARTS = Array.from(
  { length: KILLS },
  (_, part) => ({ part: part + 1, kind: part % 2 === 0 ? 'cold' : 'warm' }) as const,
)
const TRIES = 5

/** A build that is killed, perhaps twice, and a whole one, on a machine that is busy. */
const TIMEOUT_MS = 900_000

const GOOD = 'tests/portfolios/minimal/data'

/** What the killed builds are given: the same owner with another name. Nothing of it may be seen afterwards. */
const other = mkdtempSync(join(tmpdir(), 'killed-'))

/** How long a build takes that nobody kills, in milliseconds: a first one, and one that has the cache of a good build. */
const times = { cold: 0, warm: 0 }

/** A build to its end; remembers how long it took. */
async function completeBuild(data: string, kind: keyof typeof times): Promise<string> {
  const start = performance.now()
  const { exitCode, output } = await buildSite(data)
  expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/^\s*(warn|error)\b/im)])
  times[kind] = performance.now() - start
  return output
}

beforeAll(async () => {
  cpSync(GOOD, other, { recursive: true })
  const file = join(other, 'profile.json')
  const profile = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...profile, name: 'Somebody Else' }))
  removeCache()
  await completeBuild(other, 'cold')
  keepSite('killed')
  expect(await completeBuild(GOOD, 'warm')).not.toContain('thrown away')
}, TIMEOUT_MS)

afterAll(() => {
  rmSync(other, { recursive: true })
})

/** What is published; a kill between the two renames leaves it aside, from where the next command takes it back. */
const listPublished = () => listDigests(existsSync(PUBLISHED) ? PUBLISHED : `${PUBLISHED}-previous`)

/**
 * Kills a build at a random moment of one part of its time, and tells the moment. A build that came to its end before was
 * quicker than the last: its time is the measure for another.
 */
async function killBuild(part: number, kind: keyof typeof times): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (kind === 'cold') removeCache()
    const killAt = Math.round(((part - Math.random()) / KILLS) * times[kind])
    const start = performance.now()
    const { exitCode } = await buildSite(other, { killAt })
    if (exitCode === null) return `${killAt} of ${Math.round(times[kind])} ms`
    times[kind] = performance.now() - start
    await buildSite(GOOD)
  }
  throw new Error('Every build was over before it was killed.')
}

test.each(PARTS)(
  `a build that is killed in part $part of ${KILLS} of its time ($kind) leaves the last good site, and the next build is right`,
  async ({ part, kind }) => {
    const killedAt = await killBuild(part, kind)
    const good = { killedAt, site: listDigests(keptSite('minimal')) }
    // Killed at the very end, the new site may be in place already, as a whole.
    const next = { killedAt, site: listDigests(keptSite('killed')) }
    expect([good, next]).toContainEqual({ killedAt, site: listPublished() })
    const { exitCode, output } = await buildSite(GOOD)
    expect({ killedAt, exitCode, output }).toEqual({
      killedAt,
      exitCode: 0,
      output: expect.not.stringMatching(/^\s*(warn|error)\b/im) as string,
    })
    expect({ killedAt, site: listPublished() }).toEqual(good)
  },
  TIMEOUT_MS,
)
