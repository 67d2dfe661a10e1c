import type { BlockContent, Heading, Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast'

/** The owner's or the page's words: whatever they hold, they are read as words. */
export const toText = (value: string): Text => ({ type: 'text', value })

/** A heading of a rank from 1 to 4. */
export const toHeading = (depth: 1 | 2 | 3 | 4, ...children: (PhrasingContent | string)[]): Heading => ({
  type: 'heading',
  depth,
  children: children.map(toPhrase),
})

/** A paragraph of words and links. */
export const toParagraph = (...children: (PhrasingContent | string)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map(toPhrase),
})

/** A link by its name. */
export const toLink = (name: string, url: string): Link => ({ type: 'link', url, children: [toText(name)] })

/** A list, each item a phrase, or phrases in a row. */
export const toList = (items: readonly (PhrasingContent | string | Paragraph)[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map(toItem),
})

/** A list unless it would be empty. */
export const toListIfAny = (items: readonly (PhrasingContent | string)[], ordered = false): BlockContent[] =>
  items.length === 0 ? [] : [toList(items, ordered)]

/** A text of several lines as the pages show it: an empty line parts paragraphs, every other line end is a line end. */
export function toParagraphs(text: string): Paragraph[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
    const children = lines.flatMap((line, index): PhrasingContent[] =>
      index === 0 ? [toText(line)] : [{ type: 'break' }, toText(line)],
    )
    return { type: 'paragraph', children }
  })
}

const toPhrase = (part: PhrasingContent | string) => (typeof part === 'string' ? toText(part) : part)

function toItem(item: PhrasingContent | string | Paragraph): ListItem {
  const isParagraph = typeof item !== 'string' && item.type === 'paragraph'
  return { type: 'listItem', spread: false, children: [isParagraph ? item : toParagraph(item)] }
}
