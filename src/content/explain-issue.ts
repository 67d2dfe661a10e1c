import type { z } from 'zod'
import { problemAt, type ContentProblem } from './content-problem'
import { fieldName } from './describe-field'
import { explainMissing, explainUnknown } from './explain-field-names'
import { explainLimit, explainType } from './explain-values'
import type { ValueNode } from '@humanwhocodes/momoa'
import { findMember, findNode, rangeOf, type Step } from './json/parse-json'
import type { ContentFile } from './read-content'

/** A file whose JSON is whole, with its tree. */
export type ParsedFile = ContentFile & { root: ValueNode }

/** What the validator found wrong with a file's shape, in the owner's words; one issue may be several problems. */
export function explainIssue(issue: z.core.$ZodIssue, file: ParsedFile): ContentProblem[] {
  const path: Step[] = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(file, path, key))
  const last = path.at(-1)
  const parent = findNode(file.root, path.slice(0, -1))
  if (typeof last === 'string' && findMember(parent, last) === undefined)
    return explainMissing(file, path.slice(0, -1), last)
  const node = findNode(file.root, path)
  const words =
    issue.code === 'invalid_type' ? explainType(issue.expected, file, path) : explainLimit(issue, file, path)
  return [problemAt(file, rangeOf(node), { field: fieldName(path), ...words })]
}
