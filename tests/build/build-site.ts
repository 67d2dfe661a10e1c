import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeWorkshop, runBuild, type Build, type BuildOptions } from './workshop'

/** Where the sites of the test owners are built and kept, beside the checkout's own dist/, which is left alone. */
export const TEST_SITES = resolve('.test-sites')

/** The copy of the project that the tests build in. */
export const WORKSHOP = join(TEST_SITES, 'workshop')

/** Makes a second copy of the project, which the builds of the tests share, and its cache with it. */
export function createWorkshop(): void {
  rmSync(TEST_SITES, { recursive: true, force: true })
  makeWorkshop(WORKSHOP)
}

/** Builds an owner's site in the workshop of the tests. */
export function buildSite(dataFolder: string, options?: BuildOptions): Promise<Build> {
  return runBuild(WORKSHOP, dataFolder, options)
}

/** Takes away what the workshop's builds keep for the next, so that it is a clean one. */
export function removeCache(): void {
  for (const name of ['.cache', 'public']) rmSync(join(WORKSHOP, name), { recursive: true, force: true })
}

/** The folder that the workshop publishes. */
export const PUBLISHED = join(WORKSHOP, 'dist')

/** Keeps what the workshop has just published under a name of its own. */
export function keepSite(name: string): string {
  const site = join(TEST_SITES, name)
  rmSync(site, { recursive: true, force: true })
  cpSync(PUBLISHED, site, { recursive: true })
  return site
}

/** The folder of a site that was kept; throws when its build did not come that far. */
export function keptSite(name: string): string {
  const site = join(TEST_SITES, name)
  if (!existsSync(site)) throw new Error(`${site} was not built.`)
  return site
}
