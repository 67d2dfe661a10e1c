import { buildSite, PUBLISHED } from './build-site'
import { digest } from './digest'

const TEST_TIMEOUT_MS = 300_000

test(
  'a build that is killed leaves the last good site as it was, and the next build is right',
  async () => {
    await buildSite('tests/portfolios/minimal/data')
    const minimal = digest(PUBLISHED)
    for (const killAt of [
      'success onPreBootstrap',
      'success Building HTML renderer',
      'success stitching slices',
    ]) {
      const { exitCode } = await buildSite('tests/portfolios/full/data', { killAt })
      expect([killAt, exitCode]).toEqual([killAt, null])
      expect(digest(PUBLISHED)).toBe(minimal)
    }
    expect((await buildSite('tests/portfolios/minimal/data')).exitCode).toBe(0)
    expect(digest(PUBLISHED)).toBe(minimal)
  },
  TEST_TIMEOUT_MS,
)
