import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { findIcon } from '../../src/content/icons'
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
  const icon = findIcon(name)
  if (!icon) throw new Error(`There is no icon "${name}".`)
  return `<svg viewBox="${icon.viewBox}" aria-hidden="true">${icon.body.replaceAll(' fill="currentColor"', '')}</svg>`
}

const IN_NEW_TAB = '<span class="hidden"> (opens in a new tab)</span>'

/** A link as a button; one that leaves the page opens a new tab and says so. */
export function toButton(href: string, label: string, { isStrong = false, inNewTab = true } = {}): string {
  const target = inNewTab ? ' target="_blank" rel="noopener noreferrer"' : ''
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
    for (const file of picture.formats.flat()) {
      const target = join(folder, toName(name, file))
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(join(site, file.address), target)
    }
    const sets = picture.formats.map((files) =>
      files.map((file) => `${toName(name, file)} ${file.width}w`).join(', '),
    )
    const [avif = '', webp = '', fallback = ''] = sets
    const loading = picture.isFirstScreen ? 'fetchpriority="high"' : 'loading="lazy"'
    return `<picture>
<source type="image/avif" srcset="${avif}" sizes="${picture.sizes}">
<source type="image/webp" srcset="${webp}" sizes="${picture.sizes}">
<img src="${fallback.split(' ')[0] ?? ''}" srcset="${fallback}" sizes="${picture.sizes}" width="${picture.width}" height="${picture.height}" alt="${escape(alt)}" ${loading}>
</picture>`
  }
}
