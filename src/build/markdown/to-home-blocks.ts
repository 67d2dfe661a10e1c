import type { Link, RootContent } from 'mdast'
import { PROJECTS_PATH } from '../../content/addresses'
import { DEFAULT_LOCATION } from '../../content/default-location'
import { formatGreeting } from '../../content/format-greeting'
import type { Content } from '../../content/to-content'
import { findResumeAddress } from './find-resume-address'
import { toHeading, toLink, toList, toListIfAny, toParagraph } from './nodes'
import { toCopyAddress } from './to-copy-address'
import { toProjectCards } from './to-project-blocks'

const FIRST_PROJECTS = 3

/** The home page: the cover, the first three projects, the work experience. */
export function toHomeBlocks(content: Content): RootContent[] {
  const { profile, projects } = content
  const { title, jobTitle, subtitle } = profile.hero
  const all = toLink(`All ${projects.length} projects`, toCopyAddress(PROJECTS_PATH, content))
  return [
    toHeading(1, formatGreeting(title, profile.shortName)),
    toParagraph(jobTitle),
    toParagraph(subtitle),
    ...toListIfAny(toContactLinks(content)),
    toHeading(2, 'Projects'),
    ...toProjectCards(projects.slice(0, FIRST_PROJECTS), 3, content),
    ...(projects.length > FIRST_PROJECTS ? [toParagraph(all)] : []),
    ...toExperience(content),
  ]
}

function toContactLinks(content: Content): Link[] {
  const { email, hero } = content.profile
  const links = [
    { name: 'Mail me', url: email === undefined ? undefined : `mailto:${email}` },
    { name: 'Resume', url: findResumeAddress(content) },
    { name: 'GitHub', url: hero.socialLinks?.github },
    { name: 'LinkedIn', url: hero.socialLinks?.linkedin },
  ]
  return links.flatMap(({ name, url }) => (url === undefined ? [] : [toLink(name, url)]))
}

/** Each job under a heading of its own; the date, which the page has over the title, stands first under it. */
function toExperience({ experience }: Content): RootContent[] {
  if (experience.length === 0) return []
  return [
    toHeading(2, 'Work Experience'),
    ...experience.flatMap(({ title, date, company, location = DEFAULT_LOCATION }) => [
      toHeading(3, title),
      toList([date, company, location]),
    ]),
  ]
}
