import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'parse5'
import { findAttribute, walkElements, type Element } from '../../src/build/publish/html-tree'

/** A page as it is published: its file, relative to the site, its HTML, and its elements in order. */
export type PublishedPage = { file: string; html: string; elements: readonly Element[] }

/** Every file of a published site, relative to it, with forward slashes. */
export function listFiles(site: string): string[] {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => relative(site, join(file.parentPath, file.name)).replaceAll('\\', '/')).sort()
}

/** One page of a published site. */
export function readPage(site: string, file: string): PublishedPage {
  const html = readFileSync(join(site, file), 'utf8')
  return { file, html, elements: [...walkElements(parse(html))] }
}

/** All pages of a published site. */
export function readPages(site: string): PublishedPage[] {
  const pages = listFiles(site).filter((file) => file.endsWith('.html'))
  return pages.map((file) => readPage(site, file))
}

/** The text of an element as a visitor reads it, white space folded; without drawings and what is hidden from all. */
export function textOf(element: Element): string {
  const read = (node: Element['childNodes'][number]): string => {
    if ('value' in node) return node.value
    if (!('tagName' in node) || ['script', 'style', 'svg'].includes(node.tagName)) return ''
    if (findAttribute(node, 'hidden') !== undefined) return ''
    return node.childNodes.map(read).join('') + (/^(a|span|b|i)$/.test(node.tagName) ? '' : '\n')
  }
  return read(element).replace(/\s+/g, ' ').trim()
}

/** The elements of a page with a tag name. */
export function findAll({ elements }: PublishedPage, tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName)
}
