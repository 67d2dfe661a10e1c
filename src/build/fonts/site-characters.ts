import { formatDay } from '../../content/format-day'
import type { Content } from '../../content/to-content'

/** Everything on an English keyboard: dates, addresses and the year that the browser script writes are made of it. */
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** The characters beyond ASCII that the view writes itself; a test finds those that are missing here. */
export const VIEW_CHARACTERS = '©…–'

/** The dates in words, whose months and marks are the language's and not the owner's: "2024年6月14日". */
function datesInWords({ site, projects }: Content): string {
  return projects.map(({ date }) => (date === undefined ? '' : formatDay(date, site.language))).join('')
}

/**
 * Every character that a page may show: ASCII, the view's own, the owner's and those of dates in words, in small letters as written and in
 * capitals as a style may show them. Letters with loose accents are also given in one piece, as browsers look for them.
 */
export function siteCharacters(content: Content): Set<string> {
  const texts = JSON.stringify(content) + datesInWords(content)
  const written = texts.normalize('NFC') + texts
  return new Set(PRINTABLE_ASCII + VIEW_CHARACTERS + written + written.toUpperCase())
}
