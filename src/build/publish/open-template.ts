import {
  defaultTreeAdapter,
  html as names,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'
import { hashScripts, toPolicyHash } from '../headers/hash-scripts'
import { toMetaPolicy, type InlineHashes } from '../headers/policy'
import { cleanPage } from './clean-page'
import { findAttribute, readText, walkElements, type Element } from './html-tree'
import { addNames, createNames, purgeStyles } from './purge-styles'
import { shareDrawings } from './share-drawings'
import { createShortNames, type ShortNames } from './shorten-names'

/** Stand in a page for what is known only after the last one; no text of the site holds control characters. */
const STYLES_MARK = '\u0001styles\u0001'
const POLICY_MARK = '\u0001policy\u0001'

/** Puts a mark in place of a page's styles, and gives them; every page has one `<style>`. */
function takeStyles(document: Tree.Document): string {
  const [style, ...others] = [...walkElements(document)].filter(({ tagName }) => tagName === 'style')
  if (!style || others.length > 0) throw new Error('A page has no style sheet, or more than one.')
  const styles = readText(style)
  style.childNodes = []
  defaultTreeAdapter.insertText(style, STYLES_MARK)
  return styles
}

const isCharset = (element: Element) => findAttribute(element, 'charset') !== undefined

/** The policy stands first of all but the charset: it holds for what comes after it. */
function insertPolicy(document: Tree.Document): void {
  const charset = [...walkElements(document)].find(isCharset)
  if (!charset?.parentNode) throw new Error('A page does not name its charset.')
  const meta = defaultTreeAdapter.createElement('meta', names.NS.HTML, [
    { name: 'http-equiv', value: 'Content-Security-Policy' },
    { name: 'content', value: POLICY_MARK },
  ])
  const siblings = charset.parentNode.childNodes
  const next = siblings[siblings.indexOf(charset) + 1]
  if (next) defaultTreeAdapter.insertBefore(charset.parentNode, meta, next)
  else defaultTreeAdapter.appendChild(charset.parentNode, meta)
}

/** What is known of a template when all of its pages were read. */
export type ClosedTemplate = {
  /** An open page → the page as visitors get it. */
  closePage: (html: string) => string
  /** The hashes of what is inline in its pages. */
  hashes: InlineHashes
}

/** The pages of one template, one after the other: there may be thousands, and none is kept here. */
export type OpenTemplate = {
  /** A page as Gatsby wrote it → the same without Gatsby's wrappers and marks, with short class names, still open. */
  openPage: (html: string) => string
  /** To be called after the last page. Throws when there was none. */
  close: () => Promise<ClosedTemplate>
}

/**
 * Makes the pages of one template as visitors get them. They share one style sheet, of the rules that any of them uses: so
 * the header that holds for all pages names a hash for each template, however many projects there are
 * (docs/decisions/0017-one-policy-for-all-pages.md). Hence two steps: each page is opened, and closed when all were read.
 */
export function openTemplate(): OpenTemplate {
  const used = createNames()
  const scripts = new Set<string>()
  let common: { styles: string; short: ShortNames } | undefined
  return {
    openPage: (html) => {
      const document = parse(html)
      cleanPage(document)
      shareDrawings(document)
      const styles = takeStyles(document)
      common ??= { styles, short: createShortNames(styles) }
      if (common.styles !== styles) throw new Error('Pages of one template have different styles.')
      addNames(used, document)
      common.short.shortenIn(document)
      for (const hash of hashScripts(document)) scripts.add(hash)
      insertPolicy(document)
      return serialize(document)
    },
    close: async () => {
      if (!common) throw new Error('A template has no pages.')
      const styles = common.short.shortenStyles(await purgeStyles(common.styles, used))
      const hashes = { scripts, styles: new Set([toPolicyHash(styles)]) }
      const policy = toMetaPolicy(hashes)
      // By functions: a text would be searched for "$&" and its like.
      const closePage = (html: string) =>
        html.replace(POLICY_MARK, () => policy).replace(STYLES_MARK, () => styles)
      return { closePage, hashes }
    },
  }
}
