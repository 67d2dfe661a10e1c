import { resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { findAttribute, type Element } from '../../src/build/publish/html-tree'
import { findReferences } from '../../src/build/publish/find-references'
import { keptSite } from './build-site'
import { findAll, listFiles, readPages } from './published-page'

/** What the browser script may weigh at most, in bytes. */
const MAX_SCRIPT_BYTES = 1500

const SITES = [
  { owner: 'sample', site: resolve('dist'), pages: 8, links: 221 },
  { owner: 'minimal', site: keptSite('minimal'), pages: 5, links: 88 },
  { owner: 'full', site: keptSite('full'), pages: 9, links: 190 },
  { owner: 'hostile', site: keptSite('hostile'), pages: 11, links: 238 },
]

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Spellings of the serializer's, which HTML allows: `<br>`, `hidden=""`, and camel case inside `<svg>`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // The owner's words may be as long as they like.
    'long-title': 'off',
  },
})

/** Facts for search engines, and what browsers may make ready, are no scripts, though they stand in elements of that name. */
const isData = (script: Element) =>
  ['application/ld+json', 'speculationrules'].includes(findAttribute(script, 'type') ?? '')

describe.each(SITES)('the site of the "$owner" owner', ({ site, pages: pageCount, links: linkCount }) => {
  const pages = readPages(site)
  const files = new Set(listFiles(site))

  const exists = (address: string) =>
    files.has(decodeURIComponent(address.endsWith('/') ? `${address.slice(1)}index.html` : address.slice(1)))

  test('has the pages that it should have', () => {
    expect(pages.length).toBe(pageCount)
  })

  test('has only links that lead somewhere', () => {
    const references = pages.flatMap(({ file, html }) =>
      [...findReferences(html)].map((to) => `${file} → ${to}`),
    )
    expect(references.filter((reference) => !exists(reference.split(' → ')[1] ?? ''))).toEqual([])
    expect(references.length).toBe(linkCount)
  })

  test('sends no file of JavaScript, and one small script in each page', () => {
    expect([...files].filter((file) => /\.(m?js|map)$|(page|app)-data/.test(file))).toEqual([])
    for (const page of pages) {
      const [script, ...others] = findAll(page, 'script').filter((one) => !isData(one))
      expect([others.length, script?.attrs]).toEqual([0, []])
      const [code] = script?.childNodes ?? []
      const text = code && 'value' in code ? code.value : ''
      expect(text).toContain('localStorage')
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    }
  })

  test("carries no style attribute, no event handler and nothing of Gatsby's", () => {
    for (const { file, html, elements } of pages) {
      const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))
      expect([file, names.filter((name) => name === 'style' || name.startsWith('on'))]).toEqual([file, []])
      expect([file, /___gatsby|gatsby-|webpack|page-data/.test(html)]).toEqual([file, false])
    }
  })

  test('loads nothing from another host', () => {
    const loaded = pages.flatMap(({ elements }) =>
      elements
        .filter(({ tagName }) => tagName !== 'a')
        .filter((element) => findAttribute(element, 'rel') !== 'canonical')
        .flatMap((element) =>
          ['src', 'srcset', 'href', 'poster'].map((name) => findAttribute(element, name) ?? ''),
        )
        .filter((address) => /(^|[\s,])(https?:)?\/\//.test(address)),
    )
    expect(loaded).toEqual([])
  })

  test('is valid HTML', async () => {
    for (const { file, html } of pages) {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) =>
        result.messages.map((m) => `${file}:${m.line} ${m.ruleId}: ${m.message}`),
      )
      expect(messages).toEqual([])
    }
  })

  test('gives every picture its size, its text and every format', () => {
    for (const page of pages)
      for (const image of findAll(page, 'img')) {
        const [source, ...others] =
          image.parentNode?.childNodes.flatMap((node) => ('tagName' in node ? [node] : [])) ?? []
        expect(others).toEqual([image])
        const of = (element: Element | undefined, names: string[]) =>
          names.map((name) => [name, element && findAttribute(element, name)])
        const text = expect.any(String) as string
        expect(of(image, ['alt', 'width', 'height'])).toEqual([
          ['alt', text],
          ['width', text],
          ['height', text],
        ])
        expect(of(source, ['sizes', 'srcset', 'type'])).toEqual([
          ['sizes', text],
          ['srcset', expect.stringMatching(/^(\S+\.avif \d+w(,\s*|$))+$/)],
          ['type', 'image/avif'],
        ])
        expect(findAttribute(image, 'src')).toMatch(/\.(png|jpg)$/)
      }
  })
})
