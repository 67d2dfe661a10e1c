import { PROJECTS_PATH } from '../../content/addresses'
import { DEFAULT_LOCATION } from '../../content/default-location'
import { formatDay } from '../../content/format-day'
import { formatGpa } from '../../content/format-gpa'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { toTechnologyNames } from '../../content/to-technology-names'
import { toUri } from '../../content/to-uri'
import type { Resume, ResumeEntry, ResumeFact, ResumeSection } from './resume'

/** With twenty jobs so many fit on two pages. Who has more shows the first, and says where the others are. */
const MAX_PROJECTS = 30

/** As the pages show most texts: line breaks of the data are spaces. */
function inOneLine(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').trim()
}

/** As About shows the bio: line breaks are line breaks. */
function inLines(text: string): string {
  return text.trim().split(/\r?\n/).map(inOneLine).join('\n')
}

/** An address as people write it: "https://example.com/me/" → "example.com/me". */
function withoutScheme(href: string): string {
  return href.replace(/^(https:\/\/|mailto:)/, '').replace(/\/$/, '')
}

function linkFact(name: string, href: string | undefined): ResumeFact[] {
  return href === undefined ? [] : [{ name, values: [{ text: withoutScheme(href), href: toUri(href) }] }]
}

function listFact(name: string, texts: readonly string[]): ResumeFact[] {
  return texts.length === 0 ? [] : [{ name, values: texts.map((text) => ({ text: inOneLine(text) })) }]
}

function withFacts(entry: ResumeEntry, facts: ResumeFact[]): ResumeEntry {
  return facts.length === 0 ? entry : { ...entry, facts }
}

function toContact({ profile, site }: Content): ResumeFact[] {
  const { email, hero } = profile
  return [
    ...linkFact('Email', email === undefined ? undefined : `mailto:${email}`),
    ...linkFact('Website', site.siteUrl),
    ...linkFact('GitHub', hero.socialLinks?.github),
    ...linkFact('LinkedIn', hero.socialLinks?.linkedin),
  ]
}

function toJobs({ experience }: Content): ResumeEntry[] {
  return experience.map(({ title, date, company, location = DEFAULT_LOCATION }) => ({
    title: inOneLine(title),
    date: inOneLine(date),
    details: [inOneLine(company), inOneLine(location)],
  }))
}

function toProjects(content: Content): ResumeEntry[] {
  return content.projects
    .slice(0, MAX_PROJECTS)
    .map(({ title, date, description, techStack, liveUrl, githubUrl }) =>
      withFacts(
        {
          title: inOneLine(title),
          ...(date === undefined ? {} : { date: formatDay(date, content.site.language) }),
          text: inOneLine(description),
        },
        [
          ...listFact('Technologies', toTechnologyNames(techStack, content)),
          ...linkFact('Live', liveUrl),
          ...linkFact('Source', githubUrl),
        ],
      ),
    )
}

/** Where the projects are that the résumé leaves out. */
function toFurtherProjects({ projects, site }: Content): ResumeFact[] {
  const count = projects.length - MAX_PROJECTS
  if (count <= 0) return []
  const href = absoluteAddress(site.siteUrl, PROJECTS_PATH)
  const text = `${count} more ${count === 1 ? 'project' : 'projects'} at ${withoutScheme(href)}`
  return [{ name: 'More', values: [{ text, href: toUri(href) }] }]
}

function toEducation({ formalEducation, bootcamps }: Content): ResumeEntry[] {
  const degrees = formalEducation.map(({ program, university, gpa, startDateCollege, endDateCollege }) => ({
    title: inOneLine(program),
    date: inOneLine(`${startDateCollege} – ${endDateCollege}`),
    details: [inOneLine(university), `GPA ${formatGpa(gpa)}`],
  }))
  const trainings = bootcamps.map(({ name, startDate, endDate, learnedSkills, certificateLink }) =>
    withFacts({ title: inOneLine(name), date: inOneLine(`${startDate} – ${endDate}`) }, [
      ...listFact('Learned', learnedSkills),
      ...linkFact('Certificate', certificateLink),
    ]),
  )
  return [...degrees, ...trainings]
}

function withEntries(name: string, entries: ResumeEntry[], facts: ResumeFact[] = []): ResumeSection[] {
  return entries.length === 0 ? [] : [{ name, entries, ...(facts.length > 0 && { facts }) }]
}

function toSkills(content: Content): ResumeSection[] {
  const { techStack, developerTools } = content.skills
  const facts = [
    ...listFact('Tech Stack', toTechnologyNames(techStack, content)),
    ...listFact('Developer Tools', toTechnologyNames(developerTools, content)),
  ]
  return facts.length === 0 ? [] : [{ name: 'Skills', facts }]
}

/** Typst knows regions of two letters only; "es-419" has none. */
function toLanguage(tag: string): Resume['language'] {
  const { language, region = '' } = new Intl.Locale(tag)
  return { lang: language, region: /^[A-Z]{2}$/.test(region) ? region : null }
}

/** What the résumé says, in the order of reading, under headings that recruiters' software knows. */
export function toResume(content: Content): Resume {
  const { site, profile } = content
  const name = inOneLine(profile.name)
  const jobTitle = inOneLine(profile.hero.jobTitle)
  return {
    language: toLanguage(site.language),
    title: `${name} – ${jobTitle}`,
    name,
    jobTitle,
    contact: toContact(content),
    sections: [
      { name: 'Summary', text: inLines(profile.bio) },
      ...withEntries('Work Experience', toJobs(content)),
      ...withEntries('Projects', toProjects(content), toFurtherProjects(content)),
      ...withEntries('Education', toEducation(content)),
      ...toSkills(content),
    ],
  }
}
