/**
 * Letters that are drawn by several pieces of a font come with their text said aside (ActualText), which pdf.js does not
 * read: it gives stacked marks once for each piece, and right-to-left words as they lie on the page. So such repetitions
 * count once, and words from the right are compared by their letters alone.
 */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\u200e\u200f]/gu

function withoutRepetitions(text: string): string {
  const shorter = text.replace(/((?:\P{M}\p{M}{2,})+?)\1+/gu, '$1')
  return shorter === text ? text : withoutRepetitions(shorter)
}

/** A line may end anywhere in a word that is longer than it, so spaces do not count. */
const inOrder = (text: string) =>
  withoutRepetitions(text.normalize('NFC').replace(/\s+/g, '').replace(RIGHT_TO_LEFT, ''))

/** The first of the expected texts that does not come next, beside what comes instead; nothing when all is as expected. */
export function findFault(found: string, expected: readonly string[]): string | undefined {
  let rest = inOrder(found)
  for (const text of expected.map(inOrder)) {
    if (!rest.startsWith(text)) return `${text.slice(0, 80)} <> ${rest.slice(0, 80)}`
    rest = rest.slice(text.length)
  }
  return rest === '' ? undefined : rest
}

/** Every letter of the scripts that are read from the right, once and sorted. */
export function lettersFromTheRight(text: string): string[] {
  return [...new Set(text.match(RIGHT_TO_LEFT))].filter((letter) => /\p{L}/u.test(letter)).sort()
}
