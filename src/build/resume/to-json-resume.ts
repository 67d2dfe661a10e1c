import { domainToASCII } from 'node:url'
import { HOME_PATH, projectPath, RESUME_JSON_PATH } from '../../content/addresses'
import { findMonth } from '../../content/find-month'
import { formatGpa } from '../../content/format-gpa'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { toTechnologyNames } from '../../content/to-technology-names'
import { toPageUri, toUri } from '../../content/to-uri'
import { findPeriod } from './find-period'

/** The schema wants an address of ASCII: a host can be written so, and before the "@" nothing can. */
function toAsciiEmail(email = ''): string | undefined {
  const [name = '', host = ''] = email.split('@')
  return /^[!-~]+$/.test(name) ? `${name}@${domainToASCII(host)}` : undefined
}

/** The résumé for machines, as JSON (https://jsonresume.org/schema). Dates that no calendar knows are left out. */
export function toJsonResume(content: Content): string {
  const resume = {
    basics: toBasics(content),
    work: toWork(content),
    education: toEducation(content),
    certificates: toCertificates(content),
    skills: toSkills(content),
    projects: toProjects(content),
    meta: { canonical: absoluteAddress(content.site.siteUrl, RESUME_JSON_PATH) },
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}

function toBasics({ site, profile }: Content) {
  const { github, linkedin } = profile.hero.socialLinks ?? {}
  const profiles = [
    { network: 'GitHub', url: toPageUri(github) },
    { network: 'LinkedIn', url: toPageUri(linkedin) },
  ]
  return {
    name: profile.name,
    label: profile.hero.jobTitle,
    email: toAsciiEmail(profile.email),
    url: absoluteAddress(site.siteUrl, HOME_PATH),
    summary: profile.bio,
    profiles: profiles.flatMap(({ network, url }) => (url === undefined ? [] : [{ network, url }])),
  }
}

function toWork({ experience, site }: Content) {
  return experience.map(({ company, title, location, date }) => {
    const { start, end } = findPeriod(date, site.language)
    return { name: company, position: title, location, startDate: start, endDate: end }
  })
}

/** Schools, then bootcamps. What was studied is one text, so it is the area: where a degree ends in it nobody can know. */
function toEducation({ formalEducation, bootcamps, site }: Content) {
  const dates = (start: string, end: string) => ({
    startDate: findMonth(start, site.language),
    endDate: findMonth(end, site.language),
  })
  return [
    ...formalEducation.map(({ university, program, gpa, startDateCollege, endDateCollege }) => ({
      institution: university,
      area: program,
      ...dates(startDateCollege, endDateCollege),
      score: formatGpa(gpa),
    })),
    ...bootcamps.map(({ name, startDate, endDate, learnedSkills }) => ({
      institution: name,
      ...dates(startDate, endDate),
      courses: learnedSkills,
    })),
  ]
}

function toCertificates({ bootcamps }: Content) {
  return bootcamps.flatMap(({ name, certificateLink }) =>
    certificateLink === undefined ? [] : [{ name, url: toUri(certificateLink) }],
  )
}

function toSkills(content: Content) {
  const sheets = [
    { name: 'Tech Stack', keywords: toTechnologyNames(content.skills.techStack, content) },
    { name: 'Developer Tools', keywords: toTechnologyNames(content.skills.developerTools, content) },
  ]
  return sheets.filter(({ keywords }) => keywords.length > 0)
}

function toProjects(content: Content) {
  return content.projects.map(({ projectId, title, description, goals, techStack, date, liveUrl }) => ({
    name: title,
    description,
    highlights: goals,
    keywords: toTechnologyNames(techStack, content),
    endDate: date,
    url: toPageUri(liveUrl) ?? absoluteAddress(content.site.siteUrl, projectPath(projectId)),
  }))
}
