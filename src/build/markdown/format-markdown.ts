import { toMarkdown } from 'mdast-util-to-markdown'
import type { RootContent } from 'mdast'

/** Blocks as Markdown (https://spec.commonmark.org/), in which every text is escaped so that it is read as it was written. */
export function formatMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-' })
}
