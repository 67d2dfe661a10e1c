import type { GatsbyNode } from 'gatsby'
import { NOT_FOUND_PATH } from '../../content/addresses'
import { runQuery } from '../graphql/run-query'
import { publishSite } from '../publish/publish-site'

/** Gatsby's second copy of the 404 page, at an address of its own where it would answer with status 200. */
const NOT_FOUND_COPY = '/404/'

const publishedPages = /* GraphQL */ `
  query PublishedPages {
    allSitePage {
      nodes {
        path
      }
    }
  }
`

/** Last of all, when everything else went well: the site is published into `dist/`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (gatsby) => {
  const { allSitePage } = await runQuery<Queries.PublishedPagesQuery>(
    gatsby.graphql.bind(gatsby),
    publishedPages,
  )
  const paths = allSitePage.nodes.map(({ path }) => path).filter((path) => path !== NOT_FOUND_COPY)
  const published = await publishSite({
    builtFolder: 'public',
    staticFolder: 'static',
    publishedFolder: 'dist',
    pages: [...new Set([...paths, NOT_FOUND_PATH])].sort(),
    pathPrefix: gatsby.pathPrefix,
  })
  gatsby.reporter.info(
    `dist/: ${published.pages} pages and the ${published.files} pictures and fonts they use.`,
  )
}
