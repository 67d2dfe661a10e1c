import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { toIcon as findIcon } from '../../src/build/graphql/icon-by-name'
import type { Content } from '../../src/content/to-content'
import { escape } from './escape'
import type { PictureFile, PublishedParts } from './read-published'

/** What all limit pages are written with. */
export type PageParts = {
  content: Content
  published: PublishedParts
  /** The picture of the page with this text, under a name that a person would give its files. */
  picture: (alt: string, name: string) => string
}

/** An icon beside a text, coloured as the text is. */
export function toIcon(name: string): string {
  const { viewBox, body } = findIcon(name)
  return `<svg viewBox="${viewBox}" aria-hidden="true">${body}</svg>`
}

const IN_NEW_TAB = '<span class="hidden"> (opens in a new tab)</span>'

/** A link as a button; one that leaves the page opens a new tab and says so. */
export function toButton(href: string, label: string, { isStrong = false, inNewTab = true } = {}): string {
  const target = inNewTab ? ' target="_blank" rel="noreferrer"' : ''
  const name = isStrong ? 'button strong' : 'button'
  return `<a class="${name}" href="${escape(href)}"${target}>${label}${inNewTab ? IN_NEW_TAB : ''}</a>`
}

/** A section's name, with its name in the comic. */
export function toTitle(id: string, title: string, comicName: string, level = 2): string {
  return `<div class="title"><h${level} id="${id}">${title}</h${level}><span aria-hidden="true">${comicName}</span></div>`
}

/** The technologies of these ids as stickers. */
export function toStickers({ technologies }: Content, ids: readonly string[]): string {
  const stickers = ids.map((id) => {
    const technology = technologies.find(({ technologyId }) => technologyId === id)
    if (!technology) throw new Error(`There is no technology "${id}".`)
    return `<li>${toIcon(technology.icon)}${escape(technology.name)}</li>`
  })
  return `<ul class="stickers">\n${stickers.join('\n')}\n</ul>`
}

const toName = (name: string, { address, width }: PictureFile) =>
  `/pictures/${name}-${width}${extname(address)}`

/** Gives the pictures of a published page, and copies their files to the folder of the limit site. */
export function createPictures(
  site: string,
  folder: string,
  published: PublishedParts,
): PageParts['picture'] {
  return (alt, name) => {
    const picture = published.pictures.find((one) => one.alt === alt)
    if (!picture) throw new Error(`The published page has no picture "${alt}".`)
    for (const file of [...picture.files, picture.fallback]) {
      const target = join(folder, toName(name, file))
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(join(site, file.address), target)
    }
    const set = picture.files.map((file) => `${toName(name, file)} ${file.width}w`).join(', ')
    const loading = picture.isFirstScreen ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<picture>
<source type="image/avif" srcset="${set}" sizes="${picture.sizes}">
<img src="${toName(name, picture.fallback)}" width="${picture.width}" height="${picture.height}" alt="${escape(alt)}" ${loading}>
</picture>`
  }
}
