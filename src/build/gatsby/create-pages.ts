import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { PROJECT_NOT_FOUND_PATH, projectPath } from '../../content/addresses'

const projectPage = resolve('src/templates/project-page.tsx')
const projectNotFoundPage = resolve('src/templates/project-not-found-page.tsx')

/** One page per project, at the address that `addresses.ts` gives it, and the page for projects that are not there. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ProjectPagesQuery>(/* GraphQL */ `
    query ProjectPages {
      allProject {
        nodes {
          projectId
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild('The projects could not be read.', errors)
    return
  }
  for (const { projectId } of data.allProject.nodes)
    actions.createPage({ path: projectPath(projectId), component: projectPage, context: { projectId } })
  actions.createPage({ path: PROJECT_NOT_FOUND_PATH, component: projectNotFoundPage })
}
