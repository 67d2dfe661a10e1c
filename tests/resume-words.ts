import type { Resume, ResumeEntry, ResumeFact } from '../src/build/resume/resume'
import type { Pdf } from './read-pdf'

const PAGE_NUMBER = /^\d+ \/ \d+$/

const factWords = ({ name, values }: ResumeFact) => `${name} ${values.map(({ text }) => text).join(', ')}`

const maybe = (text: string | undefined) => (text === undefined ? [] : [text])

function entryWords({ title, date, details, text, facts = [] }: ResumeEntry, runsOn: boolean): string[] {
  const detail = maybe(details?.join(' · '))
  const when = maybe(date)
  return [
    title,
    ...(runsOn ? [...detail, ...when] : [...when, ...detail]),
    ...maybe(text),
    facts.map(factWords).join(runsOn ? ' · ' : ' '),
  ]
}

/** All that a résumé says, in order. Where its lines run on, the details of an entry stand before the date. */
export function toResumeWords({ name, jobTitle, contact, sections }: Resume, runsOn: boolean): string[] {
  const sectionWords = sections.flatMap((section) => [
    section.name,
    ...maybe(section.text),
    ...(section.entries ?? []).flatMap((entry) => entryWords(entry, runsOn)),
    ...(section.facts ?? []).map(factWords),
  ])
  return [name, jobTitle, ...contact.map(factWords), ...sectionWords]
}

/** Where all links of a résumé lead, in order. */
export function toResumeLinks({ contact, sections }: Resume): string[] {
  const facts = sections.flatMap((section) => [
    ...(section.entries ?? []).flatMap((entry) => entry.facts ?? []),
    ...(section.facts ?? []),
  ])
  return [...contact, ...facts].flatMap(({ values }) => values.flatMap(({ href }) => maybe(href)))
}

/** The text of a PDF, line by line, without page numbers: they are artifacts, which readers pass over. */
export function textOf({ pages }: Pdf): string {
  const lines = pages.flatMap(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join('')
      .trim()
      .split('\n'),
  )
  return lines.filter((line) => !PAGE_NUMBER.test(line)).join('\n')
}
