import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { PROJECT_NOT_FOUND_PATH, projectPath } from '../../content/addresses'
import { isDevelop } from '../data-folder'
import { runQuery } from '../graphql/run-query'
import { createPatternBook } from './create-pattern-book'

const projectPage = resolve('src/templates/project-page.tsx')

/** No project can have this id (the check refuses it), so its page is that of a project not found. */
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
  const createPage = (path: string, context: Queries.ProjectPageQueryVariables) => {
    gatsby.actions.createPage({ path, component: projectPage, context })
  }
  for (const [index, projectId] of ids.entries()) {
    const previousId = ids[index - 1] ?? NO_PROJECT
    const nextId = ids[index + 1] ?? NO_PROJECT
    createPage(projectPath(projectId), { projectId, previousId, nextId })
  }
  createPage(PROJECT_NOT_FOUND_PATH, { projectId: NO_PROJECT, previousId: NO_PROJECT, nextId: NO_PROJECT })
  if (isDevelop()) await createPatternBook(gatsby)
}
