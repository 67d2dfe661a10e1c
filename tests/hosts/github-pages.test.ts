import { ask, findHeader } from './ask'
import { checkHost } from './check-host'
import { listPages, readPublished } from './published-files'
import { PREFIX, startGitHubPages } from './start-github-pages'

const MAX_AGE = /^(public, )?max-age=600$/

const host = checkHost(startGitHubPages, {
  // It knows the 404.html at the top of the site only.
  findsNearestErrorPage: false,
  redirectsToSlash: true,
  // GitHub serves them; nothing secret is in them.
  servesRuleFiles: true,
  // Ten minutes for everything, which nobody can change.
  pageCaching: MAX_AGE,
  staticCaching: MAX_AGE,
  encodings: ['gzip'],
  securityHeaders: 'none',
})

test('no link of a page leads out of the folder that GitHub gives the site', async () => {
  const pages = listPages(host())
  const references = pages.flatMap((page) => [
    ...readPublished(host(), page)
      .toString()
      .matchAll(/ (?:href|src)="(\/[^"]*)"/g),
  ])
  expect(references.length).toBeGreaterThan(50)
  for (const [, reference = ''] of references) expect(reference.startsWith(`${PREFIX}/`)).toBe(true)
  const paths = [...new Set(references.map(([, reference = '']) => new URL(reference, 'http://x').pathname))]
  for (const path of paths) {
    const { status } = await ask(host(), path)
    expect([path, status]).toEqual([path, 200])
  }
})

test('the same address without the folder is another site', async () => {
  const answer = await ask(host(), '/about/')
  expect([answer.status, findHeader(answer, 'location')]).toEqual([404, undefined])
})
