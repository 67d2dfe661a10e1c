import { checkCaching } from './check-caching'
import { checkCompression } from './check-compression'
import { checkErrorPages } from './check-error-pages'
import { checkFiles } from './check-files'
import { checkHeaders } from './check-headers'
import type { Host, HostTraits } from './host'

/** A build may come before the start of a host. */
const START_MS = 400_000

/** A test asks for up to a hundred files, which takes a second; on a busy machine, many. */
const TEST_MS = 60_000

/** Declares the tests that every host has to pass: starts it, asks it for all that is published, and stops it. */
export function checkHost(start: () => Promise<Host>, traits: HostTraits): () => Host {
  let running: Host | undefined
  const host = () => {
    if (running === undefined) throw new Error('The host did not start.')
    return running
  }
  jest.setTimeout(TEST_MS)
  beforeAll(async () => {
    running = await start()
  }, START_MS)
  afterAll(async () => {
    await running?.stop()
  })
  checkFiles(host, traits)
  checkErrorPages(host, traits)
  checkCaching(host, traits)
  checkCompression(host, traits)
  checkHeaders(host, traits)
  return host
}
