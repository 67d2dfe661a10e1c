import type { RootContent } from 'mdast'
import { CONTACT_CARD_PATH } from '../../content/addresses'
import { formatGpa } from '../../content/format-gpa'
import { isOn } from '../../content/outputs'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { toTechnologyNames } from '../../content/to-technology-names'
import { findResumeAddress } from './find-resume-address'
import { toHeading, toLink, toList, toListIfAny, toParagraph, toParagraphs } from './nodes'

/** The About page: bio, equipment, education. */
export function toAboutBlocks(content: Content): RootContent[] {
  return [...toDossier(content), ...toSkills(content), ...toEducation(content)]
}

function toDossier(content: Content): RootContent[] {
  const { profile, projects, technologies, bootcamps } = content
  const counts = [
    { term: 'Projects', count: projects.length },
    { term: 'Technologies', count: technologies.length },
    { term: 'Bootcamps', count: bootcamps.length },
  ].filter(({ count }) => count > 0)
  const { site } = content
  const resume = findResumeAddress(content)
  const takenAlong = [
    ...(resume === undefined ? [] : [toLink('Resume', resume)]),
    ...(isOn('contactCard', site.outputs)
      ? [toLink('Contact card', absoluteAddress(site.siteUrl, CONTACT_CARD_PATH))]
      : []),
  ]
  return [
    toHeading(1, profile.name),
    toList([`Role: ${profile.hero.jobTitle}`, ...counts.map(({ term, count }) => `${term}: ${count}`)]),
    ...toParagraphs(profile.bio),
    ...toListIfAny(takenAlong),
  ]
}

function toSkills(content: Content): RootContent[] {
  const { techStack, developerTools } = content.skills
  const sheets = [
    { title: 'Tech Stack', ids: techStack },
    { title: 'Developer Tools', ids: developerTools },
  ]
  return sheets.flatMap(({ title, ids }) =>
    ids.length === 0 ? [] : [toHeading(2, title), toList(toTechnologyNames(ids, content))],
  )
}

/** Schools, then bootcamps; the dates, which the page has over the names, stand first under them. */
function toEducation({ formalEducation, bootcamps }: Content): RootContent[] {
  if (formalEducation.length === 0 && bootcamps.length === 0) return []
  return [
    toHeading(2, 'Education'),
    ...formalEducation.flatMap(({ university, program, gpa, startDateCollege, endDateCollege }) => [
      toHeading(3, university),
      toList([`${startDateCollege} - ${endDateCollege}`, program, `GPA: ${formatGpa(gpa)}`]),
    ]),
    ...bootcamps.flatMap(({ name, startDate, endDate, learnedSkills, certificateLink }) => [
      toHeading(3, name),
      toParagraph(`${startDate} - ${endDate}`),
      ...toListIfAny(learnedSkills),
      ...(certificateLink === undefined ? [] : [toParagraph(toLink('Certificate', certificateLink))]),
    ]),
  ]
}
