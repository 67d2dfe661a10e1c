import type { RootContent } from 'mdast'
import { PROJECTS_PATH, projectPath } from '../../content/addresses'
import { formatDay } from '../../content/format-day'
import type { Content } from '../../content/to-content'
import { toTechnologyNames } from '../../content/to-technology-names'
import { toHeading, toLink, toList, toListIfAny, toParagraph, toParagraphs } from './nodes'
import { toCopyAddress } from './to-copy-address'

type Project = Content['projects'][number]

function toWaysOut({ liveUrl, githubUrl }: Project): RootContent[] {
  const live = liveUrl === undefined ? [] : [toLink('Live Site', liveUrl)]
  const source = githubUrl === undefined ? [] : [toLink('GitHub', githubUrl)]
  const between = live.length > 0 && source.length > 0 ? [' · '] : []
  return live.length + source.length === 0 ? [] : [toParagraph(...live, ...between, ...source)]
}

/** What the lists of projects say of each: title, description, technologies, ways out; or that there is none yet. */
export function toProjectCards(projects: readonly Project[], depth: 2 | 3, content: Content): RootContent[] {
  if (projects.length === 0)
    return [toParagraph('The first issue is still on the drawing board. Come back soon!')]
  return projects.flatMap((project) => [
    toHeading(depth, toLink(project.title, toCopyAddress(projectPath(project.projectId), content))),
    toParagraph(project.description),
    ...toListIfAny(toTechnologyNames(project.techStack, content)),
    ...toWaysOut(project),
  ])
}

/** A project's page: what it is, what it is made with, what it was to reach, and the projects beside it. */
export function toProjectBlocks(project: Project, content: Content): RootContent[] {
  const { title, date, description, shortExplanation, techStack, goals } = project
  return [
    toHeading(1, title),
    ...(date === undefined ? [] : [toParagraph(formatDay(date, content.site.language))]),
    toParagraph(description),
    ...toWaysOut(project),
    toHeading(2, 'Short Explanation'),
    ...toParagraphs(shortExplanation),
    ...(techStack.length === 0 ? [] : [toHeading(2, 'Tech Stack Used')]),
    ...toListIfAny(toTechnologyNames(techStack, content)),
    ...(goals.length === 0 ? [] : [toHeading(2, 'Goals'), toList(goals, true)]),
    ...toNeighbours(project, content),
  ]
}

function toNeighbours({ projectId }: Project, content: Content): RootContent[] {
  const { projects } = content
  const place = projects.findIndex((project) => project.projectId === projectId)
  const neighbours = [
    { name: 'Previous issue: ', project: projects[place - 1] },
    { name: 'Next issue: ', project: projects[place + 1] },
  ]
  return [
    toList([
      ...neighbours.flatMap(({ name, project }) =>
        project
          ? [toParagraph(name, toLink(project.title, toCopyAddress(projectPath(project.projectId), content)))]
          : [],
      ),
      toLink('Back to all projects', toCopyAddress(PROJECTS_PATH, content)),
    ]),
  ]
}
