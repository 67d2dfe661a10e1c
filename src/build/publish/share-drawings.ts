import { defaultTreeAdapter, html as names, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { findAttribute, walkElements, type Element } from './html-tree'

/** What is shorter than this, in characters, is not worth a name. */
const WORTH_SHARING = 100

/** A drawing and all its copies in a page. */
type Copies = [first: Element, ...others: Element[]]

const createSvgElement = (name: string, attributes: Readonly<Record<string, string>>): Element =>
  defaultTreeAdapter.createElement(
    name,
    names.NS.SVG,
    Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
  )

const listIds = (parent: Tree.ParentNode): string[] =>
  [...walkElements(parent)].flatMap((element) => findAttribute(element, 'id') ?? [])

/** What is drawn, however its parts are called: each copy of an icon with gradients has ids of its own. */
function describeDrawing(svg: Element): string {
  const drawn = listIds(svg).reduce(
    (text, id, index) => text.replaceAll(id, `\u0001${index}`),
    serialize(svg),
  )
  return JSON.stringify([findAttribute(svg, 'viewBox'), drawn])
}

/** What is stretched to its place, such as a balloon, is no icon: a symbol would not stretch, nor take styles for its parts. */
const isIcon = (element: Element): boolean =>
  element.tagName === 'svg' &&
  findAttribute(element, 'viewBox') !== undefined &&
  findAttribute(element, 'preserveAspectRatio') === undefined

function groupCopies(document: Tree.Document): Copies[] {
  const groups = new Map<string, Copies>()
  for (const element of walkElements(document)) {
    if (!isIcon(element)) continue
    const key = describeDrawing(element)
    const group = groups.get(key)
    if (group) group.push(element)
    else if (key.length > WORTH_SHARING) groups.set(key, [element])
  }
  return [...groups.values()]
}

/** Moves what an `<svg>` draws into a symbol with this name. */
function defineSymbol(svg: Element, id: string): void {
  const symbol = createSvgElement('symbol', { id, viewBox: findAttribute(svg, 'viewBox') ?? '' })
  for (const child of [...svg.childNodes]) {
    defaultTreeAdapter.detachNode(child)
    defaultTreeAdapter.appendChild(symbol, child)
  }
  defaultTreeAdapter.appendChild(svg, symbol)
}

/** Lets an `<svg>` draw the symbol, whose view box it takes. */
function useSymbol(svg: Element, id: string): void {
  svg.attrs = svg.attrs.filter(({ name }) => name !== 'viewBox')
  defaultTreeAdapter.appendChild(svg, createSvgElement('use', { href: `#${id}` }))
}

/**
 * Draws an icon that stands in a page many times once, where it comes first, and lets the others repeat it: of thousands of
 * projects each carries the icons of its technologies (docs/decisions/0021-a-drawing-stands-in-a-page-once.md).
 */
export function shareDrawings(document: Tree.Document): void {
  const taken = new Set(listIds(document))
  let number = 0
  for (const [first, ...others] of groupCopies(document)) {
    if (others.length === 0) continue
    do number += 1
    while (taken.has(`i${number}`))
    const id = `i${number}`
    defineSymbol(first, id)
    for (const other of others) other.childNodes = []
    for (const copy of [first, ...others]) useSymbol(copy, id)
  }
}
