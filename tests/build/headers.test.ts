import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { findAttribute, readText } from '../../src/build/publish/html-tree'
import { keptSite } from './build-site'
import { findAll, readPages, type PublishedPage } from './published-page'

/** What Cloudflare Pages reads of the file at most (https://developers.cloudflare.com/pages/configuration/headers/). */
const MAX_LINE_LETTERS = 2000

const SITES = [
  { owner: 'sample', site: resolve('dist'), pages: 8, styles: 6 },
  { owner: 'minimal', site: keptSite('minimal'), pages: 5, styles: 5 },
  { owner: 'full', site: keptSite('full'), pages: 9, styles: 6 },
  { owner: 'hostile', site: keptSite('hostile'), pages: 11, styles: 6 },
]

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const readDirectives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  )

/** The first of the elements of a page's head, in order. */
const readHead = ({ elements }: PublishedPage) =>
  elements.slice(elements.findIndex(({ tagName }) => tagName === 'head') + 1)

/** The policy that stands in a page, and where in its head. */
function readMeta(page: PublishedPage) {
  const head = readHead(page)
  const place = head.findIndex(
    (element) => findAttribute(element, 'http-equiv') === 'Content-Security-Policy',
  )
  return { place, policy: findAttribute(head[place] ?? never(page), 'content') ?? '' }
}

function never({ file }: PublishedPage): never {
  throw new Error(`${file} has no policy.`)
}

const scriptsOf = (page: PublishedPage) =>
  findAll(page, 'script').filter((script) => findAttribute(script, 'type') !== 'application/ld+json')

describe.each(SITES)('the pages of the "$owner" owner', ({ site, pages: count, styles: styleCount }) => {
  const lines = readFileSync(join(site, '_headers'), 'utf8').split('\n')
  const pages = readPages(site)
  const policies = lines.flatMap((line) => /^ {2}Content-Security-Policy: (.*)/.exec(line)?.[1] ?? [])
  const [policy = ''] = policies
  const directives = readDirectives(policy)

  test('have one policy for all, which refuses what it does not name', () => {
    expect(pages.length).toBe(count)
    expect(policies.length).toBe(1)
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|strict-dynamic/)
  })

  test('have one script, one set of rules for speculation and one style sheet each, which the policy names by their hashes, and no other hash', () => {
    const scripts = pages.map((page) => scriptsOf(page).map((script) => toHash(readText(script))))
    const styles = pages.map((page) => findAll(page, 'style').map((style) => toHash(readText(style))))
    for (const found of scripts) expect(found.length).toBe(2)
    for (const found of styles) expect(found.length).toBe(1)
    expect(new Set(directives.get('script-src'))).toEqual(new Set(scripts.flat()))
    expect(new Set(directives.get('style-src'))).toEqual(new Set(styles.flat()))
    // One for each template: home, about, projects, a project if there is one, and two errors.
    expect(directives.get('style-src')?.length).toBe(styleCount)
  })

  test('have the policy in themselves too, for hosts without headers: of their own hashes, and before all it judges', () => {
    for (const page of pages) {
      const { place, policy: own } = readMeta(page)
      expect([page.file, place]).toEqual([page.file, 1])
      const style = findAll(page, 'style').map((element) => toHash(readText(element)))
      const expected = new Map(directives).set('style-src', style)
      for (const name of ['frame-ancestors', 'upgrade-insecure-requests']) expected.delete(name)
      expect([page.file, readDirectives(own)]).toEqual([page.file, expected])
    }
  })

  test('have nothing that the policy would have to refuse: no script file, no style and no event attribute', () => {
    for (const { file, elements } of pages)
      for (const { tagName, attrs } of elements)
        for (const { name, value } of attrs) {
          const isRefused = /^(style|on.*|srcdoc)$/.test(name) || (tagName === 'script' && name === 'src')
          expect([file, tagName, name, value, isRefused]).toEqual([file, tagName, name, value, false])
        }
  })

  test('have a policy in which the evaluator of policies finds no danger', () => {
    for (const one of [policy, ...pages.map((page) => readMeta(page).policy)]) {
      const findings = new CspEvaluator(new CspParser(one).csp).evaluate()
      expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([])
    }
  })

  test('have headers that every host reads: short enough lines, no header twice in a rule', () => {
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(MAX_LINE_LETTERS)
    for (const rule of lines.join('\n').split('\n\n')) {
      const names = rule.split('\n').flatMap((line) => /^ {2}([\w-]+):/.exec(line)?.[1] ?? [])
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
