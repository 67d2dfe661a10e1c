import type { ContentProblem } from '../content-problem'
import { fieldName } from '../describe-field'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn, type TextField } from './rule'

/** No list says the same thing twice. */
export function listsHaveNoDoubles(content: Pick<RawContent, 'files'>): ContentProblem[] {
  const seen = new Set<string>()
  return findTexts(content)
    .filter(({ path }) => typeof path.at(-1) === 'number')
    .filter((field) => {
      const entry = toKey(field)
      const isDouble = seen.has(entry)
      seen.add(entry)
      return isDouble
    })
    .map((field) =>
      problemIn(field, {
        message: `${quote(field.value)} stands twice in "${fieldName(field.path)}".`,
        hint: 'Delete one of the two.',
      }),
    )
}

const toKey = ({ file, path, value }: TextField) => JSON.stringify([file.path, fieldName(path), value])
