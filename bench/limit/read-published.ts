import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { findAttribute, readText, walkElements, type Element } from '../../src/build/publish/html-tree'

/** One file of a picture: where it lies in the published site, and how wide it is. */
export type PictureFile = { address: string; width: string }

/** A picture as the published page offers it: its formats, the fallback last, each with its files. */
export type PublishedPicture = {
  alt: string
  sizes: string
  width: string
  height: string
  isFirstScreen: boolean
  formats: readonly (readonly PictureFile[])[]
}

/** What the limit page takes over from the published page as it is: encoded pictures, and the facts for search engines. */
export type PublishedParts = { pictures: readonly PublishedPicture[]; facts: string | undefined }

const need = (element: Element, name: string) => findAttribute(element, name) ?? ''

function toFiles(sourceSet: string): PictureFile[] {
  return sourceSet.split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(' ')
    return { address, width: width.replace('w', '') }
  })
}

function toPicture(picture: Element): PublishedPicture {
  const parts = [...walkElements(picture)]
  const image = parts.find(({ tagName }) => tagName === 'img')
  if (!image) throw new Error('A picture has no image.')
  return {
    alt: need(image, 'alt'),
    sizes: need(image, 'sizes'),
    width: need(image, 'width'),
    height: need(image, 'height'),
    isFirstScreen: need(image, 'loading') !== 'lazy',
    formats: parts.map((part) => toFiles(need(part, 'srcset'))),
  }
}

/** The pictures and the facts of a published page. */
export function readPublished(site: string, file: string): PublishedParts {
  const elements = [...walkElements(parse(readFileSync(join(site, file), 'utf8')))]
  const facts = elements.find((element) => need(element, 'type') === 'application/ld+json')
  return {
    pictures: elements.filter(({ tagName }) => tagName === 'picture').map(toPicture),
    facts: facts && readText(facts),
  }
}
