import { KINDS } from './kinds'
import type { Content } from './to-content'

/** What there is, for one friendly line: "3 projects, 1 experience". */
export function countContent(content: Content): string {
  const counts: Readonly<Record<string, number>> = {
    project: content.projects.length,
    experience: content.experience.length,
    'formal-education': content.formalEducation.length,
    bootcamp: content.bootcamps.length,
    technology: content.technologies.length,
  }
  return KINDS.flatMap(({ kind, nouns: [one, many] }) => {
    const count = counts[kind]
    return count === undefined ? [] : [`${count} ${count === 1 ? one : many}`]
  }).join(', ')
}
