import type { Paragraph, RootContent } from 'mdast'
import { CONTACT_CARD_PATH, FEED_PATH, PROJECTS_PATH, RESUME_JSON_PATH } from '../../content/addresses'
import { isOn } from '../../content/outputs'
import { listPages, type Page } from '../../content/pages'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { findResumeAddress } from './find-resume-address'
import { formatMarkdown } from './format-markdown'
import { toHeading, toLink, toList, toParagraph, toText } from './nodes'
import { toCopyAddress } from './to-copy-address'

type Entry = { title: string; url: string; description?: string }

/** The guide for language models (https://llmstxt.org): who this is, and where to read on, in Markdown if there is any. */
export function toLlmsGuide(content: Content): string {
  const { site, profile } = content
  const toEntry = ({ path, title, description }: Page): Entry => {
    const url = isOn('markdown', site.outputs)
      ? toCopyAddress(path, content)
      : absoluteAddress(site.siteUrl, path)
    return { title, url, description }
  }
  const pages = listPages(content)
  const isProject = ({ path }: Page) => path.startsWith(PROJECTS_PATH) && path !== PROJECTS_PATH
  return formatMarkdown([
    toHeading(1, toLine(profile.name)),
    { type: 'blockquote', children: [toParagraph(toLine(site.description))] },
    ...toSection('Pages', pages.filter((page) => !isProject(page)).map(toEntry)),
    ...toSection('Projects', pages.filter(isProject).map(toEntry)),
    ...toSection('Optional', toOptional(content)),
  ])
}

function toOptional(content: Content): Entry[] {
  const { site, projects } = content
  const resume = findResumeAddress(content)
  const entries = [
    { title: 'Résumé as JSON Resume', path: RESUME_JSON_PATH, isThere: isOn('resumeJson', site.outputs) },
    { title: 'Contact as vCard', path: CONTACT_CARD_PATH, isThere: isOn('contactCard', site.outputs) },
    {
      title: 'Projects as Atom feed',
      path: FEED_PATH,
      isThere: isOn('feed', site.outputs) && projects.some(({ date }) => date !== undefined),
    },
  ]
  return [
    ...(resume === undefined ? [] : [{ title: 'Résumé', url: resume }]),
    ...entries
      .filter(({ isThere }) => isThere)
      .map(({ title, path }) => ({ title, url: absoluteAddress(site.siteUrl, path) })),
  ]
}

const toSection = (title: string, entries: readonly Entry[]): RootContent[] =>
  entries.length === 0 ? [] : [toHeading(2, title), toList(entries.map(toNote))]

function toNote({ title, url, description }: Entry): Paragraph {
  const link = toLink(toLine(title), url)
  return description === undefined ? toParagraph(link) : toParagraph(link, toText(`: ${toLine(description)}`))
}

/** Readers of this format go line by line, so a text of the owner is one line. */
const toLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')
