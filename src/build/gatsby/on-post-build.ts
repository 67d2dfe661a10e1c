import { join } from 'node:path'
import type { BuildArgs, GatsbyNode, Reporter } from 'gatsby'
import { SPECULATION_RULES_PATH } from '../../content/addresses'
import { checkedContent, isPreview } from '../data-check/checked-content'
import { runQuery } from '../graphql/run-query'
import { createOutputs } from '../outputs/create-outputs'
import { toHeaderSettings } from '../headers/to-header-settings'
import type { Output } from '../outputs/output'
import { createPictures } from '../pictures/create-pictures'
import { PICTURE_CACHE } from '../pictures/picture-cache'
import { toPictureKey } from '../pictures/picture-key'
import { publishSite, type BuiltPage } from '../publish/publish-site'
import type { CardPictures, PictureFile } from '../social-cards/card'
import { toSpeculationRules } from '../speculation/to-speculation-rules'

/** Gatsby's second copy of the 404 page, at an address of its own where it would answer with status 200. */
const NOT_FOUND_COPY = '/404/'

const publishedPages = /* GraphQL */ `
  query PublishedPages {
    allSitePage {
      nodes {
        path
        component
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

/** All pages that are published, in the order of their addresses. */
function listBuiltPages({ allSitePage }: Queries.PublishedPagesQuery): BuiltPage[] {
  return allSitePage.nodes
    .filter(({ path }) => path !== NOT_FOUND_COPY)
    .map(({ path, component }) => ({ path, template: component }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** The file of the rules that each page also holds, for hosts that send headers. */
const speculationRules = (pathPrefix: string): Output => ({
  path: SPECULATION_RULES_PATH,
  content: toSpeculationRules(pathPrefix),
})

/** Starts a step of the build, which the log names with its time as it names Gatsby's own; to be ended. */
function startStep(reporter: Reporter, name: string) {
  const step = reporter.activityTimer(name)
  step.start()
  return step
}

/** Makes the pictures that pages show, of the files of this site, and tells how far it is. */
async function makePictures(addresses: ReadonlySet<string>, { getNodesByType, reporter }: BuildArgs) {
  const files = getNodesByType('File') as unknown as Queries.PictureFileFragment[]
  const step = startStep(reporter, 'encode pictures')
  const made = await createPictures(addresses, {
    sources: new Map(
      files.map(({ internal, absolutePath }) => [toPictureKey(internal.contentDigest), absolutePath]),
    ),
    cacheFolder: PICTURE_CACHE,
    onProgress: (done, total) => {
      step.setStatus(`${done} of ${total} sources`)
    },
  })
  step.end()
  return made
}

/** Last of all, when everything else went well: the outputs are made, and the site is published into `dist/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (gatsby) => {
  const found = await runQuery<Queries.PublishedPagesQuery>(gatsby.graphql.bind(gatsby), publishedPages)
  const content = checkedContent()
  const making = startStep(gatsby.reporter, 'make files for machines and inboxes')
  const outputs = await createOutputs(content, {
    pictures: toCardPictures(found),
    cacheFolder: join(gatsby.cache.directory, 'social-cards'),
  })
  making.end()
  const finishing = startStep(gatsby.reporter, 'finish pages')
  const published = await publishSite({
    builtFolder: 'public',
    staticFolder: 'static',
    publishedFolder: 'dist',
    pages: listBuiltPages(found),
    outputs: [...outputs, speculationRules(gatsby.pathPrefix)],
    headers: toHeaderSettings(content, isPreview(), gatsby.pathPrefix),
    pathPrefix: gatsby.pathPrefix,
    makeFiles: (addresses) => {
      finishing.end()
      return makePictures(addresses, gatsby)
    },
  })
  if (isPreview())
    gatsby.reporter.info(
      `A preview for ${content.site.siteUrl} (SITE_URL): search engines are told to stay away.`,
    )
  gatsby.reporter.info(
    `dist/: ${published.pages} pages, the ${published.files} pictures and fonts they use, and ${outputs.length} files for machines and inboxes.`,
  )
}
