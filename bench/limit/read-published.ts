import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { findAttribute, readText, walkElements, type Element } from '../../src/build/publish/html-tree'

/** One file of a picture: where it lies in the published site, and how wide it is. */
export type PictureFile = { address: string; width: string }

/** A picture as the published page offers it: the files of AVIF, and the one for browsers that cannot read it. */
export type PublishedPicture = {
  alt: string
  sizes: string
  width: string
  height: string
  isFirstScreen: boolean
  files: readonly PictureFile[]
  fallback: PictureFile
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
  const source = parts.find(({ tagName }) => tagName === 'source')
  if (!image || !source) throw new Error('A picture has no image, or no source.')
  return {
    alt: need(image, 'alt'),
    sizes: need(source, 'sizes'),
    width: need(image, 'width'),
    height: need(image, 'height'),
    isFirstScreen: need(image, 'loading') !== 'lazy',
    files: toFiles(need(source, 'srcset')),
    fallback: { address: need(image, 'src'), width: need(image, 'width') },
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
