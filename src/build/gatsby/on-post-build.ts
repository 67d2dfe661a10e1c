import type { GatsbyNode } from 'gatsby'
import { NOT_FOUND_PATH } from '../../content/addresses'
import { publishSite } from '../publish/publish-site'

/** Gatsby's second copy of the 404 page, at an address of its own where it would answer with status 200. */
const NOT_FOUND_COPY = '/404/'

/** Last of all, when everything else went well: the site is published into `dist/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, pathPrefix, reporter }) => {
  const { data, errors } = await graphql<Queries.PublishedPagesQuery>(/* GraphQL */ `
    query PublishedPages {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild('The list of pages could not be read.', errors)
    return
  }
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => path !== NOT_FOUND_COPY)
  const published = await publishSite({
    builtFolder: 'public',
    staticFolder: 'static',
    publishedFolder: 'dist',
    pages: [...new Set([...paths, NOT_FOUND_PATH])].sort(),
    pathPrefix,
  })
  reporter.info(`dist/: ${published.pages} pages and the ${published.files} pictures and fonts they use.`)
}
