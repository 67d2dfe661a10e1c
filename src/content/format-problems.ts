import type { ContentProblem } from './content-problem'
import { cutLine } from './cut-line'

const WIDEST_TEXT_COLUMNS = 100
const GUTTER_COLUMNS = 5

/** All problems as the text that the owner reads, in a terminal or an editor's overlay. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`${count} in your data. Nothing was built.`, ...problems.map(formatProblem)].join('\n\n') + '\n'
}

function formatProblem(problem: ContentProblem): string {
  const place = problem.line === null ? problem.file : `${problem.file}, line ${problem.line}`
  return [place, ...excerpt(problem), ...wrap(problem.message, problem.hint)].join('\n')
}

function excerpt({ line, column, length, source }: ContentProblem): string[] {
  if (line === null || column === null || source === null) return []
  const { text, marks } = cutLine(source, column - 1, length)
  return [
    `${String(line).padStart(GUTTER_COLUMNS)} │ ${text}`,
    `${' '.repeat(GUTTER_COLUMNS)} │ ${marks}`,
  ].map((row) => row.trimEnd())
}

/** The two sentences on one row when they fit; else each on rows of its own, never cut inside an example. */
function wrap(message: string, hint: string): string[] {
  const both = `  ${message} ${hint}`
  if (both.length <= WIDEST_TEXT_COLUMNS) return [both]
  return [`  ${message}`, `  ${hint}`]
}
