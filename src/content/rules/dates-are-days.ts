import type { ContentProblem } from '../content-problem'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

/** Is it a day that the calendar has, as RFC 3339 writes a full-date: "2024-10-21"? */
export function isDay(text: string): boolean {
  const isWritten = /^[12]\d{3}-\d{2}-\d{2}$/.test(text)
  const time = Date.parse(`${text}T00:00:00Z`)
  // The parser takes 30 February for the first days of March.
  return isWritten && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day that "21.10.2024"or "2024/10/21" means; undefined where day and month could be swapped. */
function findMeant(written: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(written.trim()) ?? []
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written.trim()) ?? []
  const parts = year ? [year, month, day] : lastYear ? [lastYear, lastMonth, lastDay] : []
  const meant = parts.map((part = '') => part.padStart(2, '0')).join('-')
  return isDay(meant) ? meant : undefined
}

/** A date is a day of the calendar, written year first. */
export function datesAreDays(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'date')
    .filter(({ value }) => !isDay(value))
    .map((field) => {
      const meant = findMeant(field.value)
      return problemIn(field, {
        message: `${quote(field.value)} is not a day of the calendar, written year first.`,
        hint: meant === undefined ? 'Write it like "2024-10-21".' : `Write "${meant}".`,
      })
    })
}
