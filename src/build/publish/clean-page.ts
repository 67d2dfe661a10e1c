import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { findAttribute, unwrap, walkElements, type Element } from './html-tree'

/** Gatsby's boxes around a page: two of them carry `style` attributes, and without React none has a purpose. */
const WRAPPER_IDS = new Set(['___gatsby', 'gatsby-focus-wrapper'])
const REMOVED_IDS = new Set(['gatsby-announcer'])

/** Gatsby's notes to its own scripts. */
const REMOVED_ATTRIBUTES = new Set(['data-href', 'data-identity', 'data-gatsby-head'])

function isRemoved(element: Element): boolean {
  const isGenerator = element.tagName === 'meta' && findAttribute(element, 'name') === 'generator'
  return isGenerator || REMOVED_IDS.has(findAttribute(element, 'id') ?? '')
}

/** Takes Gatsby's wrappers and marks out of a page. */
export function cleanPage(document: Tree.Document): void {
  // All of them first: the tree changes under way.
  for (const element of [...walkElements(document)]) {
    if (isRemoved(element)) defaultTreeAdapter.detachNode(element)
    else if (WRAPPER_IDS.has(findAttribute(element, 'id') ?? '')) unwrap(element)
    element.attrs = element.attrs.filter(({ name }) => !REMOVED_ATTRIBUTES.has(name))
  }
}
