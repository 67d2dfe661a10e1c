import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What a reader of Markdown sees of a text: its blocks as words, and where its links lead. */
export type ReadMarkdown = { blocks: string[]; links: Record<string, string>; kinds: Set<string> }

/** Parses Markdown; a heading is told as "## words", an item as "- words" or "1. words", a line break as "\n". */
export function readMarkdown(markdown: string): ReadMarkdown {
  const read: ReadMarkdown = { blocks: [], links: {}, kinds: new Set() }
  const walk = (node: Nodes, mark: string) => {
    read.kinds.add(node.type)
    if (node.type === 'heading') read.blocks.push(`${'#'.repeat(node.depth)} ${wordsOf(node)}`)
    if (node.type === 'paragraph') read.blocks.push(mark + wordsOf(node))
    if (node.type === 'link') read.links[wordsOf(node)] = node.url
    if (!('children' in node)) return
    const inner =
      node.type === 'list' ? (node.ordered ? '1. ' : '- ') : node.type === 'blockquote' ? '> ' : mark
    for (const child of node.children) walk(child, inner)
  }
  walk(fromMarkdown(markdown), '')
  return read
}

function wordsOf(node: Nodes): string {
  if (node.type === 'break') return '\n'
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
