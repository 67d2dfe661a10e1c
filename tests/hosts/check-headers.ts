import { ask, findHeader, type Answer } from './ask'
import { headersByRules, readHeaderRules } from './header-rules'
import { checkObservatory } from './check-observatory'
import type { Host, HostTraits } from './host'
import { listOtherFiles, listPages, toPath } from './published-files'

/** Every answer has these, so that a header that is missing in `_headers` is missed here. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-permitted-cross-domain-policies',
]

/** What other sites may show: previews in chats are made of the cards, and a résumé may be embedded. */
const FOR_OTHER_SITES = /^\/(social-cards\/|resume\.pdf$)/

/** What a policy of a meta element cannot say, and what needs no hash of a page's script or styles. */
const POLICY_OF_CONFIGURATION = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'upgrade-insecure-requests',
]

function listDirectives(policy: string | undefined): string[] {
  return (policy ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .sort()
}

/** Every file that is published, and addresses at which nothing is or which lead on. */
function listPaths(host: Host): string[] {
  const files = [...listPages(host), ...listOtherFiles(host)].map((file) => toPath(host, file))
  const others = ['/nowhere', '/projects/nobody', '/static/nothing.png', '/projects/seek-your-job']
  return [...files, ...others.map((path) => host.pathPrefix + path)]
}

function findRepeated({ headers }: Answer): string[] {
  const names = headers.map(([name]) => name.toLowerCase())
  return names.filter((name, at) => names.indexOf(name) !== at)
}

function checkSecurityHeaders(host: () => Host, { securityHeaders }: HostTraits): void {
  test('every page, file, error and redirect carries the security headers of _headers', async () => {
    const rules = readHeaderRules(host().folder)
    for (const path of listPaths(host())) {
      const answer = await ask(host(), path, { method: 'HEAD' })
      const expected = headersByRules(rules, path)
      for (const name of SECURITY_HEADERS) {
        const isOwn = name === 'content-security-policy' && securityHeaders === 'configuration'
        const value: unknown = isOwn ? expect.any(String) : (expected.get(name) ?? 'missing in _headers')
        expect([path, name, findHeader(answer, name)]).toEqual([path, name, value])
      }
    }
  })

  test('no other site may frame a page, and none may use its files but for social cards and the résumé', async () => {
    for (const path of listPaths(host())) {
      const answer = await ask(host(), path, { method: 'HEAD' })
      const sharing = FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin'
      expect([path, findHeader(answer, 'cross-origin-resource-policy')]).toEqual([path, sharing])
      expect([path, findHeader(answer, 'access-control-allow-origin')]).toEqual([path, undefined])
      const directives = listDirectives(findHeader(answer, 'content-security-policy'))
      expect(directives).toEqual(expect.arrayContaining(POLICY_OF_CONFIGURATION))
      if (securityHeaders === 'configuration') expect(directives).toEqual(POLICY_OF_CONFIGURATION)
      else expect(directives).toContain("default-src 'none'")
    }
  })
}

function checkSpeculationRules(host: () => Host, { takesTypes = true }: HostTraits): void {
  test('every page names the rules for speculation', async () => {
    const pages = listPages(host())
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages) {
      const answer = await ask(host(), toPath(host(), page), { method: 'HEAD' })
      const named = findHeader(answer, 'speculation-rules')
      expect([page, named]).toEqual([page, '"/speculation-rules.json"'])
    }
  })

  if (!takesTypes) return
  test('browsers get the rules for speculation in the one type that they take', async () => {
    const rules = await ask(host(), '/speculation-rules.json')
    expect(findHeader(rules, 'content-type')).toMatch(
      /^application\/speculationrules\+json(; ?charset=utf-8)?$/i,
    )
    expect(JSON.parse(rules.body.toString())).toHaveProperty('prerender')
  })
}

/** What stands beside the content: nothing twice, and all that protects. */
export function checkHeaders(host: () => Host, traits: HostTraits): void {
  test('no header is said twice', async () => {
    const paths = listPaths(host())
    expect(paths.length).toBeGreaterThan(70)
    for (const path of paths) {
      const answer = await ask(host(), path, { method: 'HEAD' })
      expect([path, findRepeated(answer)]).toEqual([path, []])
    }
  })

  if (traits.securityHeaders === 'none') return
  checkSecurityHeaders(host, traits)
  checkSpeculationRules(host, traits)
  checkObservatory(host)
}
