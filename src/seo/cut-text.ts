/** A word is not worth losing more of the text; in Chinese or Thai it may be all of it. */
const LEAST_KEPT = 0.6

/** A text in at most so many letters, as readers count them: cut after a word where one ends, and marked with "…". */
export function cutText(text: string, most: number): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (letters.length <= most) return text
  const start = letters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
  const afterWord = start.replace(/\s+\S*$/, '')
  return `${afterWord.length < LEAST_KEPT * start.length ? start : afterWord}…`
}
