import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { walkElements } from './html-tree'

/** A name of a CSS module as css-loader makes it: "project-card-module--words--cc939". */
const MODULE_NAME = /(?<![\w-])[a-z][\w-]*?-module--[\w-]+?--[0-9a-f]{5}(?![\w-])/g

/** Without vowels, so that no word comes out, such as those by which blockers find advertisements. */
const LETTERS = 'bcdfghjklmnpqrstvwxyz'

/** 0 → "b", 20 → "z", 21 → "bb" … */
function toName(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? toName(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '')
}

/** Short names for the classes of pages that share a style sheet. */
export type ShortNames = {
  /** Gives the classes in a page their short names. Throws when one of the page's own names was given away already. */
  shortenIn: (document: Tree.Document) => void
  /** The style sheet, or what is left of it, with the same short names. */
  shortenStyles: (styles: string) => string
}

/**
 * Gives the classes of CSS modules the shortest names that are free in a style sheet and the pages that use it.
 * Measured on the sample's home page, compressed with brotli: 12,166 bytes before, 11,280 after.
 */
export function createShortNames(styles: string): ShortNames {
  const taken = new Set(styles.replace(MODULE_NAME, ' ').match(/[\w-]+/g) ?? [])
  const names = new Map<string, string>()
  let next = 0
  const shorten = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    while (taken.has(toName(next))) next += 1
    const short = toName(next)
    names.set(name, short)
    next += 1
    return short
  }
  const keep = (name: string): string => {
    if ([...names.values()].includes(name))
      throw new Error(`The class "${name}" is the short name of another.`)
    taken.add(name)
    return name
  }
  const shortenIn = (document: Tree.Document) => {
    const classes = [...walkElements(document)].flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'class'),
    )
    for (const { value } of classes)
      value
        .replace(MODULE_NAME, ' ')
        .match(/[\w-]+/g)
        ?.forEach(keep)
    for (const attribute of classes) attribute.value = attribute.value.replace(MODULE_NAME, shorten)
  }
  return { shortenIn, shortenStyles: (some) => some.replace(MODULE_NAME, shorten) }
}
