import type { RootContent } from 'mdast'
import { ABOUT_PATH, HOME_PATH, markdownPath, PROJECTS_PATH, projectPath } from '../../content/addresses'
import { PROJECTS_LEAD } from '../../content/pages'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { formatMarkdown } from './format-markdown'
import { toHeading, toLink, toList, toParagraph } from './nodes'
import { toAboutBlocks } from './to-about-blocks'
import { toCopyAddress } from './to-copy-address'
import { toHomeBlocks } from './to-home-blocks'
import { toProjectBlocks, toProjectCards } from './to-project-blocks'

/** A page's Markdown copy: its address on the site ("/about.md"), and its text. */
export type MarkdownPage = { path: string; markdown: string }

/**
 * A copy of every page as Markdown (https://spec.commonmark.org/): the same words in the same order without the
 * drawings, then the ways to the other copies and the address of the page itself.
 */
export function toMarkdownPages(content: Content): MarkdownPage[] {
  const pages: { path: string; blocks: RootContent[] }[] = [
    { path: HOME_PATH, blocks: toHomeBlocks(content) },
    { path: ABOUT_PATH, blocks: toAboutBlocks(content) },
    { path: PROJECTS_PATH, blocks: toProjectsBlocks(content) },
    ...content.projects.map((project) => ({
      path: projectPath(project.projectId),
      blocks: toProjectBlocks(project, content),
    })),
  ]
  return pages.map(({ path, blocks }) => ({
    path: markdownPath(path),
    markdown: formatMarkdown([...blocks, ...toFooter(path, content)]),
  }))
}

function toProjectsBlocks(content: Content): RootContent[] {
  return [
    toHeading(1, 'Projects'),
    toParagraph(PROJECTS_LEAD),
    ...toProjectCards(content.projects, 2, content),
  ]
}

function toFooter(path: string, content: Content): RootContent[] {
  const address = absoluteAddress(content.site.siteUrl, path)
  return [
    { type: 'thematicBreak' },
    toList([
      toLink('About', toCopyAddress(ABOUT_PATH, content)),
      toLink('Projects', toCopyAddress(PROJECTS_PATH, content)),
      toLink('Home', toCopyAddress(HOME_PATH, content)),
    ]),
    toParagraph('Page: ', toLink(address, address)),
  ]
}
