import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { findAttribute } from '../../src/build/publish/html-tree'
import { listPages } from '../../src/content/pages'
import { pageFile } from '../../src/content/addresses'
import { absoluteAddress } from '../../src/content/site-address'
import { readPortfolio } from '../../src/content/testing/portfolios'
import type { Content } from '../../src/content/to-content'
import { keptSite } from './build-site'
import { findAll, readPage, type PublishedPage } from './published-page'

/** How much of a page the readers of link previews look at, in bytes. */
const READ_BYTES = 32 * 1024

const MAX_CARD_BYTES = 300_000

const OWNERS = [
  { owner: 'sample', site: resolve('dist'), data: 'data' },
  ...(['minimal', 'full', 'hostile'] as const).map((owner) => ({
    owner,
    site: keptSite(owner),
    data: `tests/portfolios/${owner}/data` as const,
  })),
] as const

/** The values of all metas of a page, by name or property. */
function readMetas(page: PublishedPage): Record<string, string> {
  const metas = findAll(page, 'meta').map((meta) => [
    findAttribute(meta, 'property') ?? findAttribute(meta, 'name') ?? '',
    findAttribute(meta, 'content') ?? '',
  ])
  return Object.fromEntries(metas) as Record<string, string>
}

const readLinks = (page: PublishedPage, rel: string) =>
  findAll(page, 'link')
    .filter((link) => findAttribute(link, 'rel') === rel)
    .map((link) => ({ type: findAttribute(link, 'type'), href: findAttribute(link, 'href') ?? '' }))

describe.each(OWNERS)('the pages of the "$owner" owner', ({ site, data }) => {
  let content: Content
  let pages: { page: PublishedPage; path: string; title: string; description: string }[]

  beforeAll(async () => {
    content = await readPortfolio(data)
    pages = listPages(content).map((listed) => ({ ...listed, page: readPage(site, pageFile(listed.path)) }))
  })

  test('say what they are called, what they are about, and where they are', () => {
    for (const { page, path, description } of pages) {
      const metas = readMetas(page)
      const address = absoluteAddress(content.site.siteUrl, path)
      const [title] = findAll(page, 'title').flatMap(({ childNodes }) => childNodes)
      const text = title && 'value' in title ? title.value : ''
      expect(text).toContain(content.profile.name)
      expect(readLinks(page, 'canonical')).toEqual([{ type: undefined, href: address }])
      expect(metas).toMatchObject({
        'og:title': metas['twitter:title'],
        'og:url': address,
        'og:site_name': content.profile.name,
        'og:description': metas['description'],
        'twitter:description': metas['description'],
        'twitter:card': 'summary_large_image',
      })
      expect(text.startsWith((metas['og:title'] ?? 'none').replace(/…$/, ''))).toBe(true)
      const start = (metas['description'] ?? 'none').replace(/…$/, '')
      if (path !== '/projects/') expect(description.startsWith(start)).toBe(true)
      if (description.length < 200) expect(start).toContain(description)
    }
  })

  test('have a picture for link previews, of the size that they say, at an absolute address', async () => {
    for (const { page } of pages) {
      const metas = readMetas(page)
      const address = metas['og:image'] ?? ''
      expect(metas['twitter:image']).toBe(address)
      expect(address.startsWith(absoluteAddress(content.site.siteUrl, '/social-cards/'))).toBe(true)
      const file = join(site, new URL(address).pathname)
      const { format, width, height } = await sharp(file).metadata()
      expect([format, width, height]).toEqual(['png', 1200, 630])
      expect([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630'])
      expect(statSync(file).size).toBeLessThan(MAX_CARD_BYTES)
    }
  })

  test('say it within what readers of link previews look at', () => {
    for (const { page } of pages) {
      const read = Buffer.from(page.html).subarray(0, READ_BYTES).toString()
      for (const tag of ['<title>', 'rel="canonical"', 'og:image:alt', 'twitter:image:alt'])
        expect([page.file, tag, read.includes(tag)]).toEqual([page.file, tag, true])
    }
  })

  test('name their other forms, each of which is there', () => {
    for (const { page } of pages) {
      const forms = [...readLinks(page, 'alternate'), ...readLinks(page, 'manifest')]
      expect(forms.map(({ type }) => type)).toContain('text/markdown')
      for (const { href } of forms) expect(statSync(join(site, href)).size).toBeGreaterThan(0)
    }
  })
})

test.each(OWNERS)(
  'the error pages of the "$owner" owner stay out of search engines and previews',
  ({ site }) => {
    for (const file of ['404.html', 'projects/404.html']) {
      const page = readPage(site, file)
      expect(readMetas(page)['robots']).toBe('noindex')
      expect(readLinks(page, 'canonical')).toEqual([])
      expect(readFileSync(join(site, file), 'utf8')).not.toMatch(/og:|twitter:|ld\+json/)
    }
  },
)
