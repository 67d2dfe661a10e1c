import { createHash } from 'node:crypto'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { findAttribute, readText, walkElements } from '../publish/html-tree'

/** Scripts of this type are data, which no policy asks about (https://html.spec.whatwg.org/#data-block). */
const DATA = 'application/ld+json'

/** The hash of the text of a `<script>` or `<style>` as a policy names it: "'sha256-…'". */
export function toPolicyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all scripts in a page that run. A `<style>` is hashed where its text is made. */
export function hashScripts(document: Tree.Document): string[] {
  const scripts = [...walkElements(document)].filter(({ tagName }) => tagName === 'script')
  return scripts
    .filter((script) => findAttribute(script, 'type') !== DATA)
    .map((script) => toPolicyHash(readText(script)))
}
