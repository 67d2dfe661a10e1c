import { buildSite, createWorkshop, keepSite } from './build-site'

/** The test owners whose data is good: built once, for all tests of the published sites. */
export const GOOD_OWNERS = ['minimal', 'full', 'hostile']

/** Builds the site of every good test owner; a build that fails or warns fails the run. */
export default async function buildGoodOwners(): Promise<void> {
  // One day for all builds: midnight may pass between two that are compared.
  process.env['SOURCE_DATE_EPOCH'] ??= String(Math.floor(Date.now() / 1000))
  createWorkshop()
  for (const owner of GOOD_OWNERS) {
    const { exitCode, output } = await buildSite(`tests/portfolios/${owner}/data`)
    if (exitCode !== 0 || /^\s*warn\b/m.test(output)) throw new Error(`The build of "${owner}":\n${output}`)
    keepSite(owner)
  }
}
