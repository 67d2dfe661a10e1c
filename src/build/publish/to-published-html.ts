import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { findAttribute, unwrap, walkElements, type Element } from './html-tree'
import { purgeStyles } from './purge-styles'
import { shortenClassNames } from './shorten-class-names'

/** Gatsby's boxes around a page: two of them carry `style` attributes, and without React none has a purpose. */
const WRAPPER_IDS = new Set(['___gatsby', 'gatsby-focus-wrapper'])
const REMOVED_IDS = new Set(['gatsby-announcer'])

/** Gatsby's notes to its own scripts. */
const REMOVED_ATTRIBUTES = new Set(['data-href', 'data-identity', 'data-gatsby-head'])

function isRemoved(element: Element): boolean {
  const isGenerator = element.tagName === 'meta' && findAttribute(element, 'name') === 'generator'
  return isGenerator || REMOVED_IDS.has(findAttribute(element, 'id') ?? '')
}

/**
 * A page as Gatsby wrote it → the page as visitors get it: without Gatsby's wrappers and marks, with the styles that it
 * uses and no others, and with short class names.
 */
export async function toPublishedHtml(html: string): Promise<string> {
  const document = parse(html)
  // All of them first: the tree changes under way.
  for (const element of [...walkElements(document)]) {
    if (isRemoved(element)) defaultTreeAdapter.detachNode(element)
    else if (WRAPPER_IDS.has(findAttribute(element, 'id') ?? '')) unwrap(element)
    element.attrs = element.attrs.filter(({ name }) => !REMOVED_ATTRIBUTES.has(name))
  }
  await purgeStyles(document)
  shortenClassNames(document)
  return serialize(document)
}
