import { walkElements, type Element } from './html-tree'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A name of a CSS module as css-loader makes it: "project-card-module--words--cc939". */
const MODULE_NAME = /(?<![\w-])[a-z][\w-]*?-module--[\w-]+?--[0-9a-f]{5}(?![\w-])/g

/** Without vowels, so that no word comes out, such as those by which blockers find advertisements. */
const LETTERS = 'bcdfghjklmnpqrstvwxyz'

/** 0 → "b", 20 → "z", 21 → "bb" … */
function toName(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? toName(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '')
}

/** The parts of a page in which class names stand: `class` attributes, and the text of `<style>`. */
function findPlaces(element: Element): { value: string }[] {
  const classes = element.attrs.filter(({ name }) => name === 'class')
  const styles = element.tagName === 'style' ? element.childNodes : []
  return [...classes, ...styles.flatMap((child) => ('value' in child ? [child] : []))]
}

/**
 * Gives the classes of CSS modules the shortest names that are free in this page, which carries all its styles itself.
 * Measured on the sample's home page, compressed with brotli: 12,166 bytes before, 11,280 after.
 */
export function shortenClassNames(document: Tree.Document): void {
  const places = [...walkElements(document)].flatMap(findPlaces)
  const taken = new Set(places.flatMap(({ value }) => value.replace(MODULE_NAME, ' ').match(/[\w-]+/g) ?? []))
  const names = new Map<string, string>()
  let next = 0
  const shorten = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    while (taken.has(toName(next))) next += 1
    names.set(name, toName(next))
    next += 1
    return shorten(name)
  }
  for (const place of places) place.value = place.value.replace(MODULE_NAME, shorten)
}
