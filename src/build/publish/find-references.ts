import { parse } from 'parse5'
import { findAttribute, readText, walkElements, type Element } from './html-tree'

const SOURCE_SETS = ['srcset', 'imagesrcset']
const ADDRESSES = ['src', 'href', 'poster']

function splitSourceSet(value: string): string[] {
  return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function findInStyle(element: Element): string[] {
  if (element.tagName !== 'style') return []
  return [...readText(element).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(
    ([, address]) => address ?? '',
  )
}

function findInElement(element: Element): string[] {
  const addresses = ADDRESSES.map((name) => findAttribute(element, name)).filter(
    (value) => value !== undefined,
  )
  const sets = SOURCE_SETS.flatMap((name) => splitSourceSet(findAttribute(element, name) ?? ''))
  return [...addresses, ...sets, ...findInStyle(element)]
}

/** The addresses on this site ("/static/a.avif", "/about/") that a page links or loads, without `#…` and `?…`. */
export function findReferences(html: string): Set<string> {
  const addresses = [...walkElements(parse(html))].flatMap(findInElement)
  const local = addresses.filter((address) => address.startsWith('/') && !address.startsWith('//'))
  return new Set(local.map((address) => address.replace(/[#?].*$/, '')))
}
