/** A text in at most so many letters, as readers count them: cut after a word where there is one, and marked with "…". */
export function cutText(text: string, most: number): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (letters.length <= most) return text
  const start = letters.slice(0, most - 1).map(({ segment }) => segment)
  const afterWord = start.join('').replace(/\s+\S*$/, '')
  return `${afterWord}…`
}
