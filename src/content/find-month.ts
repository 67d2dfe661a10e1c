/** The languages that month names are looked for in besides the site's: the specification itself writes "Agustus". */
const OTHER_LANGUAGES = ['id', 'en', 'en-GB'] as const
const STYLES = ['long', 'short'] as const
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/**
 * The month that a free text tells, as a partial date of ISO 8601: "Agustus 2023" → "2023-08"; the year alone when no
 * month is sure ("2014" → "2014"); undefined without exactly one year. The language is a tag of BCP 47.
 */
export function findMonth(text: string, language: string): string | undefined {
  const years = text.match(YEAR) ?? []
  const [year] = years
  if (year === undefined || years.length > 1) return undefined
  const month = findNumber(text) ?? findName(text, language)
  return month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`
}

/** "2023-09", "2023-09-15", "09/2023", "9.2023". */
function findNumber(text: string): number | undefined {
  const [, after] = /^\s*\d{4}[-/.](\d{1,2})(?:[-/.]\d{1,2})?\s*$/.exec(text) ?? []
  const [, before] = /^\s*(\d{1,2})[-/.]\d{4}\s*$/.exec(text) ?? []
  const month = Number(after ?? before)
  return month >= 1 && month <= 12 ? month : undefined
}

/** The one month whose name stands in the text, in the first language that knows one. */
function findName(text: string, language: string): number | undefined {
  const plain = text.toLowerCase()
  for (const tag of [language, ...OTHER_LANGUAGES]) {
    const found = toMonthNames(tag).flatMap((names, index) =>
      names.some((name) => hasWord(plain, name)) ? [index + 1] : [],
    )
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** Does the name stand there as a whole word? A name such as "9月" only must not be the end of a longer number. */
function hasWord(text: string, name: string): boolean {
  const start = text.indexOf(name)
  if (start < 0) return false
  const isWithin = (one: string | undefined, other: string | undefined) =>
    /^(?:\p{L}\p{L}|\p{L}\p{M}|\p{N}\p{N})$/u.test(`${one ?? ''}${other ?? ''}`)
  const end = start + name.length
  const isWhole = !isWithin(text[start - 1], name[0]) && !isWithin(name.at(-1), text[end])
  return isWhole || hasWord(text.slice(start + 1), name)
}

/** How a language names each month, alone and after a day ("вересень", "15 вересня"), without the dots of short names. */
function toMonthNames(language: string): string[][] {
  const toFormat = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, calendar: 'gregory', timeZone: 'UTC' })
  const alone = STYLES.map((month) => toFormat({ month }))
  const afterDay = STYLES.map((month) => toFormat({ month, day: 'numeric' }))
  return Array.from({ length: 12 }, (_, index) => {
    const day = new Date(Date.UTC(2023, index, 15))
    const names = [
      ...alone.map((format) => format.format(day)),
      ...afterDay.flatMap((format) => format.formatToParts(day).filter(({ type }) => type === 'month')),
    ].map((name) => (typeof name === 'string' ? name : name.value).toLowerCase().replace(/\.$/, ''))
    // A language that has only numbers for its months would find them in days and years.
    return [...new Set(names)].filter((name) => /\p{L}/u.test(name))
  })
}
