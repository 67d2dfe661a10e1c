/** A mistake in the owner's data, as a value: where it is, what is wrong, what to write instead. */
export type ContentProblem = {
  /** The path as the owner knows it: "data/projects/ssayomart/project.json". */
  file: string
  /** Counted from 1; null when the whole file or folder is meant. */
  line: number | null
  /** Counted from 1, in UTF-16 units; null with `line`. */
  column: number | null
  /** How many UTF-16 units of the line are meant. */
  length: number
  /** The line itself; null with `line`. */
  source: string | null
  /** The path of the field, such as "img.src"; null when no field is meant. */
  field: string | null
  message: string
  hint: string
}

/** What a problem says, without its place. */
export type ProblemWords = Pick<ContentProblem, 'message' | 'hint'> & { field?: string }

/** A part of a text, in UTF-16 units, the end not included. */
export type TextRange = { start: number; end: number }

/** A problem with a whole file or folder. */
export function problemWith(file: string, { field, message, hint }: ProblemWords): ContentProblem {
  return { file, line: null, column: null, length: 0, source: null, field: field ?? null, message, hint }
}

/** A problem at a place in a text; a range over several lines is cut at the end of the first. */
export function problemAt(
  { shownPath, text }: { shownPath: string; text: string },
  { start, end }: TextRange,
  words: ProblemWords,
): ContentProblem {
  const before = text.slice(0, start).split(/\r\n|\n|\r/)
  const lineStart = start - (before.at(-1) ?? '').length
  const source = text.slice(lineStart).split(/[\r\n]/, 1)[0] ?? ''
  const column = start - lineStart + 1
  const length = Math.max(1, Math.min(end - start, source.length - column + 1))
  return { ...problemWith(shownPath, words), line: before.length, column, length, source }
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The problems by file, line and column: the same data gives the same text on every machine. */
export function sortProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort(
    (one, other) =>
      byText(one.file, other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0) ||
      byText(one.message, other.message),
  )
}
