import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { toHeaderPolicy, toMetaPolicy, type InlineHashes } from './policy'

const hashes: InlineHashes = {
  scripts: new Set(["'sha256-c2NyaXB0'"]),
  styles: new Set(["'sha256-c3R5bGUy'", "'sha256-c3R5bGUx'"]),
}

/** What Google's evaluator has to say against a policy; what is no severer than STRICT_CSP is advice. */
function listDangers(policy: string) {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity < Severity.STRICT_CSP)
    .map(({ description }) => description)
}

test('a page may wear and run what was in it, and show its own pictures and fonts; nothing else', () => {
  expect(toHeaderPolicy(hashes).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'sha256-c2NyaXB0'",
    "style-src 'sha256-c3R5bGUx' 'sha256-c3R5bGUy'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ])
})

test('in a page the policy lacks only what browsers take from a header alone, or what breaks a preview', () => {
  const missing = ["frame-ancestors 'none'", 'upgrade-insecure-requests']
  const header = toHeaderPolicy(hashes).split('; ')
  expect(toMetaPolicy(hashes).split('; ')).toEqual(header.filter((one) => !missing.includes(one)))
})

test('pages without script or styles may have none', () => {
  expect(toMetaPolicy({ scripts: new Set(), styles: new Set() })).toContain(
    "script-src 'none'; style-src 'none'",
  )
})

test('the evaluator of policies finds no danger in either, and does find one where there is one', () => {
  expect(listDangers(toHeaderPolicy(hashes))).toEqual([])
  expect(listDangers(toMetaPolicy(hashes))).toEqual([])
  expect(listDangers("script-src 'unsafe-inline'")).not.toEqual([])
})
