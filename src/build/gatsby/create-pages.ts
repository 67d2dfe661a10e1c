import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { PROJECT_NOT_FOUND_PATH, projectPath } from '../../content/addresses'
import { isDevelop } from '../data-folder'
import { runQuery } from '../graphql/run-query'
import { createPatternBook } from './create-pattern-book'

const projectPage = resolve('src/templates/project-page.tsx')
const projectNotFoundPage = resolve('src/templates/project-not-found-page.tsx')

/** No project can have this id (the check refuses it): it stands for the neighbour that the first and the last lack. */
const NO_PROJECT = '404'

const projectPages = /* GraphQL */ `
  query ProjectPages {
    allProject(sort: { order: ASC }) {
      nodes {
        projectId
      }
    }
  }
`

/**
 * One page per project, at the address that `addresses.ts` gives it, and the page for projects that are not there. In
 * `gatsby develop` also the pattern book.
 */
export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const { allProject } = await runQuery<Queries.ProjectPagesQuery>(gatsby.graphql.bind(gatsby), projectPages)
  const ids = allProject.nodes.map(({ projectId }) => projectId)
  for (const [index, projectId] of ids.entries()) {
    const previousId = ids[index - 1] ?? NO_PROJECT
    const nextId = ids[index + 1] ?? NO_PROJECT
    const context: Queries.ProjectPageQueryVariables = { projectId, previousId, nextId }
    gatsby.actions.createPage({ path: projectPath(projectId), component: projectPage, context })
  }
  gatsby.actions.createPage({ path: PROJECT_NOT_FOUND_PATH, component: projectNotFoundPage, context: {} })
  if (isDevelop()) await createPatternBook(gatsby)
}
