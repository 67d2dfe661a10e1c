import { findMonth } from '../../content/find-month'

/** From when to when, as partial dates of ISO 8601 ("2023-12", "2023"); one that is not known or not over is left out. */
export type Period = { start?: string; end?: string }

/** What stands between two dates: a dash, spaces around it unless figures are; or a word. */
const BETWEEN =
  /\s*[–—]\s*|\s+-+\s+|(?<=\d{4})-(?=(?:\d{1,2}[/.])?\d{4})|\s+(?:to|until|till|through|sampai|hingga|s\/d)\s+/iu

/**
 * The period that a free text tells: "Dec 2023 - Present" → since 2023-12. A lone date is all of the period ("2021"),
 * unless other words stand with it ("since 2021"): they leave it open.
 */
export function findPeriod(text: string, language: string): Period {
  const [first = '', last, ...more] = text.trim().split(BETWEEN)
  if (more.length > 0) return {}
  if (last === undefined) return findLonePeriod(first, language)
  const end = findMonth(last, language)
  const start = findMonth(first, language) ?? findMonthOfYear(first, end, language)
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }
}

function findLonePeriod(text: string, language: string): Period {
  const start = findMonth(text, language)
  if (start === undefined) return {}
  const isAlone = start.includes('-') ? text.split(/\s+/).length <= 2 : text === start
  return isAlone ? { start, end: start } : { start }
}

/** "Mar – Jun 2023" says the year once; "Dec – Feb 2023" does not say the first one. */
function findMonthOfYear(text: string, end: string | undefined, language: string): string | undefined {
  if (end === undefined || /\d{4}/.test(text)) return undefined
  const month = findMonth(`${text} ${end.slice(0, 4)}`, language)
  return month?.includes('-') && month <= end ? month : undefined
}
