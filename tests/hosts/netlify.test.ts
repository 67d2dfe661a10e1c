import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listDigests } from '../build/digest'
import { checkHost } from './check-host'
import { listOtherFiles, listPages, toPath } from './published-files'
import { runNetlifyBuild, switchBranch } from './run-netlify'
import { builtSite, clonedProject, firstBuildLog } from './sites'
import { readNetlifyRules, startNetlify } from './start-netlify'

const BUILD_MS = 400_000

const published = join(clonedProject(), 'dist')

const host = checkHost(startNetlify, {
  findsNearestErrorPage: true,
  redirectsToSlash: false,
  // The development server does; the published site's does not.
  servesRuleFiles: true,
  pageCaching: /^public, max-age=0(, must-revalidate)?$/,
  // Netlify's edge compresses, which is not part of the development server.
  encodings: [],
  securityHeaders: 'rules',
  // Its development server gives each file the type of its name; what the site's rules say is asked for below.
  takesTypes: false,
})

test('Netlify reads out of _headers that pictures and fonts are kept for a year, the rules for speculation for a day, and nothing else', () => {
  const paths = [...listPages(host()), ...listOtherFiles(host())].map((file) => toPath(host(), file))
  const caching = readNetlifyRules(paths).map((headers) => headers['Cache-Control'])
  expect(caching.filter(Boolean).length).toBeGreaterThan(30)
  for (const [at, path] of paths.entries()) {
    const expected = path.startsWith('/static/')
      ? 'public, max-age=31536000, immutable'
      : { '/speculation-rules.json': 'public, max-age=86400' }[path]
    expect([path, caching[at]]).toEqual([path, expected])
  }
})

test('Netlify reads out of _headers in which type browsers take the rules for speculation', () => {
  const [rules] = readNetlifyRules(['/speculation-rules.json'])
  expect(rules?.['Content-Type']).toBe('application/speculationrules+json')
})

test("Netlify's build takes the command and the folder of netlify.toml, and no plugin but the one for the cache", () => {
  const log = readFileSync(firstBuildLog(), 'utf8')
  expect(log).toContain('$ npm run build')
  expect(log.match(/^ +- .*from netlify\.toml$/gm)).toEqual([expect.stringContaining('/netlify/keep-cache')])
  expect(log).not.toMatch(/plugin-gatsby|adapter-netlify/)
  expect(log).toContain('There is no cache of an earlier build.')
})

test(
  "the next build finds Gatsby's cache, draws no picture again and publishes the same bytes",
  () => {
    for (const folder of ['.cache', 'public', 'dist'])
      rmSync(join(clonedProject(), folder), { recursive: true, force: true })
    const log = runNetlifyBuild()
    expect(log).toContain("Gatsby's cache of the last build was restored.")
    expect(log).not.toContain('was thrown away')
    expect(log).not.toMatch(/\d+ of \d+ sources/)
    expect(listDigests(published)).toEqual(listDigests(builtSite()))
  },
  BUILD_MS,
)

describe('a preview of a change', () => {
  /** Offline, Netlify's program makes the preview's address of the branch. */
  const ADDRESS = 'https://a-change--site-name.netlify.app'

  test(
    'has its own address in its canonical links, and search engines are told to stay away',
    () => {
      switchBranch('a-change')
      const log = runNetlifyBuild('--context', 'deploy-preview')
      expect(log).toContain('$ SITE_URL="$DEPLOY_PRIME_URL" npm run build')
      for (const page of listPages(host())) {
        const html = readFileSync(join(published, page), 'utf8')
        expect([page, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([
          page,
          ADDRESS + toPath(host(), page),
        ])
        expect([page, html]).toEqual([page, expect.stringMatching(/<meta name="robots" content="noindex/)])
      }
    },
    BUILD_MS,
  )
})
