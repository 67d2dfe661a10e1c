import { checkHost } from './check-host'
import type { Host } from './host'
import { startCloudflare } from './start-cloudflare'

let cloudflare: Awaited<ReturnType<typeof startCloudflare>>

async function start(): Promise<Host> {
  cloudflare = await startCloudflare()
  return cloudflare
}

checkHost(start, {
  findsNearestErrorPage: true,
  redirectsToSlash: true,
  servesRuleFiles: false,
  pageCaching: /^public, max-age=0, must-revalidate$/,
  staticCaching: /^public, max-age=31536000, immutable$/,
  // Cloudflare's edge compresses, which is not part of the runtime.
  encodings: [],
  securityHeaders: 'rules',
})

test('Cloudflare understands every rule of _headers', () => {
  expect(cloudflare.readLog()).toMatch(/Parsed 5 valid header rules/)
  expect(cloudflare.readLog()).not.toMatch(/invalid/i)
})

// The last test: by now the log tells of all the others.
test('nothing is asked of Cloudflare or anybody while its runtime is tried', () => {
  expect(cloudflare.readLog()).toMatch(/GET \/nowhere 404/)
  expect(cloudflare.readLog()).not.toMatch(/unable to fetch|ENOTFOUND/i)
})
