import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { readMarkdown } from '../../src/build/markdown/testing/read-markdown'
import { findAttribute, type Element } from '../../src/build/publish/html-tree'
import { markdownPath, pageFile } from '../../src/content/addresses'
import { listPages } from '../../src/content/pages'
import { readPortfolio } from '../../src/content/testing/portfolios'
import { keptSite } from './build-site'
import { findAll, readPage } from './published-page'

const SITES = [
  { site: resolve('dist'), data: 'data' },
  { site: keptSite('minimal'), data: 'tests/portfolios/minimal/data' },
  { site: keptSite('full'), data: 'tests/portfolios/full/data' },
  { site: keptSite('hostile'), data: 'tests/portfolios/hostile/data' },
] as const

/** The words of an element as they are read aloud. */
function wordsOf(node: Element['childNodes'][number] | Element): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || findAttribute(node, 'aria-hidden') === 'true') return ''
  return node.childNodes.map(wordsOf).join('')
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test.each(SITES)(
  'the Markdown copies of $data have the headings of their pages, in their order',
  async ({ site, data }) => {
    for (const { path } of listPages(await readPortfolio(data))) {
      const page = readPage(site, pageFile(path))
      const headings = page.elements
        .filter(({ tagName }) => /^h[1-4]$/.test(tagName))
        .map((one) => plain(wordsOf(one)))
      const { blocks } = readMarkdown(readFileSync(`${site}${markdownPath(path)}`, 'utf8'))
      const copied = blocks
        .filter((block) => /^#{1,4} /.test(block))
        .map((block) => plain(block.replace(/^#+ /, '')))
      expect([path, copied]).toEqual([path, headings])
      expect(findAll(page, 'h1')).toHaveLength(1)
    }
  },
)
