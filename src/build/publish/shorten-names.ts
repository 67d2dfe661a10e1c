import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { walkElements } from './html-tree'

/** A name of a CSS module as css-loader makes it: "project-card-module--words--cc939". */
const MODULE_NAME = /(?<![\w-])[a-z][\w-]*?-module--[\w-]+?--[0-9a-f]{5}(?![\w-])/g

/** A custom property, where it is set and where it is used: "--on-surface". */
const CUSTOM_PROPERTY = /(?<![\w-])--[a-z][\w-]*/g

/** Without vowels, so that no word comes out, such as those by which blockers find advertisements. */
const LETTERS = 'bcdfghjklmnpqrstvwxyz'

/** 0 → "b", 20 → "z", 21 → "bb" … */
function toName(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? toName(rest - 1) : '') + (LETTERS[index % LETTERS.length] ?? '')
}

/** Short names for the classes of pages that share a style sheet, and for its custom properties. */
export type ShortNames = {
  /** Gives the classes in a page their short names. Throws when one of the page's own names was given away already. */
  shortenIn: (document: Tree.Document) => void
  /** The style sheet, or what is left of it, with the same short names. */
  shortenStyles: (styles: string) => string
}

/** Gives each name, in the order in which they come, the shortest that is left. */
function createNamer(isFree: (name: string) => boolean): (name: string) => string {
  const names = new Map<string, string>()
  let next = 0
  return (name) => {
    const known = names.get(name)
    if (known !== undefined) return known
    while (!isFree(toName(next))) next += 1
    const short = toName(next)
    names.set(name, short)
    next += 1
    return short
  }
}

/**
 * Gives the classes of CSS modules the shortest names that are free in a style sheet and the pages that use it, and its
 * custom properties, which no page and no script names, the shortest of all.
 * Measured on the sample's home page, compressed with brotli: classes 12,166 bytes before and 11,280 after, custom
 * properties 12,036 before and 11,604 after.
 */
export function createShortNames(styles: string): ShortNames {
  const taken = new Set(styles.replace(MODULE_NAME, ' ').match(/[\w-]+/g) ?? [])
  const given = new Set<string>()
  const chooseClass = createNamer((name) => !taken.has(name))
  const chooseProperty = createNamer(() => true)
  const shorten = (name: string): string => {
    const short = chooseClass(name)
    given.add(short)
    return short
  }
  const keep = (name: string): string => {
    if (given.has(name)) throw new Error(`The class "${name}" is the short name of another.`)
    taken.add(name)
    return name
  }
  const shortenStyles = (some: string) =>
    some.replace(MODULE_NAME, shorten).replace(CUSTOM_PROPERTY, (name) => `--${chooseProperty(name)}`)
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
  return { shortenIn, shortenStyles }
}
