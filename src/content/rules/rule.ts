import { problemAt, type ContentProblem, type ProblemWords } from '../content-problem'
import { describeField, fieldName } from '../describe-field'
import type { Field } from '../find-fields'
import { findForbidden, isVisible } from '../plain-text'
import { rangeOf } from '../json/parse-json'
import type { ContentFile, RawContent } from '../read-content'
import type { FieldRole } from '../schemas/fields'

/** One rule of sense: it looks at what is well-shaped and gives the problems that it finds. */
export type Rule = (content: RawContent) => readonly ContentProblem[] | Promise<readonly ContentProblem[]>

/** A text with the file that it stands in. */
export type TextField = Field & { file: ContentFile; value: string }

/** Every text of all files; with roles, the texts of these roles that consist of plain characters. */
export function findTexts({ files }: Pick<RawContent, 'files'>, ...roles: readonly FieldRole[]): TextField[] {
  // What characters-are-plain refuses is told once, and not again by the rule of its role.
  const isWanted = (role: FieldRole, value: string) =>
    roles.length === 0 || (roles.includes(role) && findForbidden(value) === null && isVisible(value))
  return files.flatMap((file) =>
    file.fields.flatMap((field) =>
      typeof field.value === 'string' && isWanted(field.role, field.value)
        ? [{ ...field, file, value: field.value }]
        : [],
    ),
  )
}

/** A problem with the value of a field. */
export function problemIn(
  { file, path, node }: Field & { file: ContentFile },
  words: ProblemWords,
): ContentProblem {
  return problemAt(file, rangeOf(node), { field: fieldName(path), ...words })
}

/** The field in a sentence: "img.src", entry 2 of "goals". */
export const nameField = ({ path }: Field) => describeField(path)
