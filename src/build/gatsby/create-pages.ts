import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { PROJECT_NOT_FOUND_PATH, projectPath } from '../../content/addresses'
import { runQuery } from '../graphql/run-query'

const projectPage = resolve('src/templates/project-page.tsx')

/** No project can have this id (the check refuses it), so its page is that of a project not found. */
const NO_PROJECT = '404'

const projectPages = /* GraphQL */ `
  query ProjectPages {
    allProject {
      nodes {
        projectId
      }
    }
  }
`

/** One page per project, at the address that `addresses.ts` gives it, and the page for projects that are not there. */
export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const createPage = (path: string, projectId: string) => {
    gatsby.actions.createPage({ path, component: projectPage, context: { projectId } })
  }
  const { allProject } = await runQuery<Queries.ProjectPagesQuery>(gatsby.graphql.bind(gatsby), projectPages)
  for (const { projectId } of allProject.nodes) createPage(projectPath(projectId), projectId)
  createPage(PROJECT_NOT_FOUND_PATH, NO_PROJECT)
}
