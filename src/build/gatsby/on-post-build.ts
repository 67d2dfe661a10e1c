import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { NOT_FOUND_PATH } from '../../content/addresses'
import { checkedContent } from '../data-check/checked-content'
import { runQuery } from '../graphql/run-query'
import { createOutputs } from '../outputs/create-outputs'
import { publishSite } from '../publish/publish-site'
import type { CardPictures, PictureFile } from '../social-cards/card'

/** Gatsby's second copy of the 404 page, at an address of its own where it would answer with status 200. */
const NOT_FOUND_COPY = '/404/'

const publishedPages = /* GraphQL */ `
  query PublishedPages {
    allSitePage {
      nodes {
        path
      }
    }
    portfolio {
      profile {
        portrait {
          image {
            parent {
              ...PictureFile
            }
          }
        }
      }
    }
    allProject {
      nodes {
        projectId
        cover {
          image {
            parent {
              ...PictureFile
            }
          }
        }
      }
    }
  }

  fragment PictureFile on File {
    absolutePath
    internal {
      contentDigest
    }
  }
`

type Picture = { image: { parent: Partial<Queries.PictureFileFragment> | null } }

/** The file that a picture is made of; throws for a picture of no file, which is our mistake. */
function toFile({ image: { parent } }: Picture): PictureFile {
  if (!parent?.absolutePath || !parent.internal) throw new Error('A picture of the site comes from no file.')
  return { path: parent.absolutePath, digest: parent.internal.contentDigest }
}

function toCardPictures({ portfolio, allProject }: Queries.PublishedPagesQuery): CardPictures {
  return {
    portrait: toFile(portfolio.profile.portrait),
    covers: new Map(allProject.nodes.map(({ projectId, cover }) => [projectId, toFile(cover)])),
  }
}

/** Last of all, when everything else went well: the outputs are made, and the site is published into `dist/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (gatsby) => {
  const found = await runQuery<Queries.PublishedPagesQuery>(gatsby.graphql.bind(gatsby), publishedPages)
  const outputs = await createOutputs(checkedContent(), {
    pictures: toCardPictures(found),
    cacheFolder: join(gatsby.cache.directory, 'social-cards'),
  })
  const paths = found.allSitePage.nodes.map(({ path }) => path).filter((path) => path !== NOT_FOUND_COPY)
  const published = await publishSite({
    builtFolder: 'public',
    staticFolder: 'static',
    publishedFolder: 'dist',
    pages: [...new Set([...paths, NOT_FOUND_PATH])].sort(),
    outputs,
    pathPrefix: gatsby.pathPrefix,
  })
  gatsby.reporter.info(
    `dist/: ${published.pages} pages, the ${published.files} pictures and fonts they use, and ${outputs.length} files for machines and inboxes.`,
  )
}
