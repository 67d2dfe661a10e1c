import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPortfolio as readContent, type WHOLE_PORTFOLIOS } from '../../../content/testing/portfolios'
import type { Content } from '../../../content/to-content'
import { createTypesetter } from '../../typesetting/create-typesetter'
import type { CardPictures, PictureFile } from '../card'
import { listCards } from '../list-cards'

const COVER_PLACEHOLDER = 'art/placeholder-cover.png'
const PORTRAIT_PLACEHOLDER = 'art/placeholder-portrait.png'

const toPicture = (path: string): PictureFile => ({
  path: resolve(path),
  digest: createHash('sha256').update(readFileSync(path)).digest('hex'),
})

function findPictures(folder: string, { profile, projects }: Content): CardPictures {
  const covers = projects.map(({ projectId, img }) => {
    const path = img ? `${folder}/projects/${projectId}/${img.src}` : COVER_PLACEHOLDER
    return [projectId, toPicture(path)] as const
  })
  return {
    portrait: toPicture(profile.photo ? `${folder}/${profile.photo.src}` : PORTRAIT_PLACEHOLDER),
    covers: new Map(covers),
  }
}

/** A portfolio of the repository as a build knows it: its content, its pictures, its cards and its fonts. */
export async function readPortfolio(folder: (typeof WHOLE_PORTFOLIOS)[number]) {
  const content = await readContent(folder)
  const pictures = findPictures(folder, content)
  return {
    content,
    pictures,
    cards: listCards(content, pictures),
    typesetter: await createTypesetter(JSON.stringify(content), content.site.language),
  }
}
