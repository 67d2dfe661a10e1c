import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findAttribute, readText } from '../../src/build/publish/html-tree'
import { findAll, readPage, type PublishedPage } from './published-page'

/** What a page weighs in bytes; texts are compressed with brotli, as hosts do once, at its best (11). */
export type PageWeight = { html: number; fonts: number; drawings: number; firstPictures: number }

/** The text of all style sheets of a page, which stand in the page itself. */
export const stylesOf = (page: PublishedPage): string => findAll(page, 'style').map(readText).join('\n')

/** The files that style sheets ask for, relative to the site: all that stands in a `url()` and is not written out there. */
export function decorationsOf(styles: string): string[] {
  const addresses = [...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address)
  return [
    ...new Set(addresses.filter((address) => address.startsWith('/')).map((address) => address.slice(1))),
  ]
}

/** Of the first format, the lightest, the widest file of each picture that does not wait: at most this is loaded. */
function findFirstPictures(page: PublishedPage): string[] {
  const first = findAll(page, 'img').filter((image) => findAttribute(image, 'loading') !== 'lazy')
  return first.map((image) => {
    const [source] = image.parentNode?.childNodes.filter((node) => 'tagName' in node) ?? []
    const files = (source && findAttribute(source, 'srcset')?.split(',')) ?? []
    return files.at(-1)?.trim().split(' ')[0]?.slice(1) ?? ''
  })
}

const add = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

/** Weighs a page of a site, its fonts and drawings, and the pictures that its first screen can have at most. */
export function weighPage(site: string, file: string): PageWeight {
  const page = readPage(site, file)
  const read = (name: string) => readFileSync(join(site, name))
  const isFont = (name: string) => name.endsWith('.woff2')
  const decorations = decorationsOf(stylesOf(page))
  return {
    html: brotliCompressSync(page.html).length,
    fonts: add(decorations.filter(isFont).map((name) => read(name).length)),
    drawings: add(
      decorations.filter((name) => !isFont(name)).map((name) => brotliCompressSync(read(name)).length),
    ),
    firstPictures: add(findFirstPictures(page).map((name) => read(name).length)),
  }
}
