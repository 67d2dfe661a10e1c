import { problemAt, type ContentProblem } from '../content-problem'
import { capitalize, fieldName } from '../describe-field'
import { findForbidden, isVisible } from '../plain-text'
import { showHidden } from '../quote'
import type { RawContent } from '../read-content'
import { findRange, findTexts, nameField, problemIn, type TextField } from './rule'

const ESCAPE_OR_CHARACTER =
  /(\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|\\u[\da-fA-F]{4}|\\.|./gsu

/** Texts hold no control characters but line breaks and tabs, no halves of characters, and something visible. */
export function charactersArePlain(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content).flatMap((field) => {
    if (findForbidden(field.value) !== null) return forbiddenIn(field)
    if (isVisible(field.value)) return []
    const message = `${capitalize(nameField(field))} holds nothing that can be seen.`
    return [problemIn(field, { message, hint: 'Write a text.' })]
  })
}

function forbiddenIn(field: TextField): ContentProblem[] {
  const { file } = field
  const { start, end } = findRange(field)
  const problems: ContentProblem[] = []
  for (const match of file.text.slice(start + 1, end - 1).matchAll(ESCAPE_OR_CHARACTER)) {
    const character = match[0].startsWith('\\') ? (JSON.parse(`"${match[0]}"`) as string) : match[0]
    const kind = findForbidden(character)
    if (kind === null) continue
    const at = start + 1 + match.index
    const message = `${capitalize(nameField(field))} holds ${kind}, which nobody can see (${showHidden(character)}).`
    const hint = character === '\r' ? 'Delete it; a line break is written \\n.' : 'Delete it.'
    problems.push(
      problemAt(
        file,
        { start: at, end: at + match[0].length },
        { field: fieldName(field.path), message, hint },
      ),
    )
  }
  return problems
}
