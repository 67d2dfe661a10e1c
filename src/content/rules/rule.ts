import { problemAt, type ContentProblem, type ProblemWords, type TextRange } from '../content-problem'
import { describeField, fieldName } from '../describe-field'
import type { Field } from '../find-fields'
import { findForbidden, isVisible } from '../plain-text'
import { findNode, rangeOf } from '../json/parse-json'
import type { ContentFile, RawContent } from '../read-content'
import type { FieldRole } from '../schemas/fields'

/** One rule of sense: it looks at what is well-shaped and gives the problems that it finds. */
export type Rule = (content: RawContent) => readonly ContentProblem[] | Promise<readonly ContentProblem[]>

/** A text with the file that it stands in. */
export type TextField = Field & { file: ContentFile; value: string }

/** Nine rules look at the same ones, of which there may be 50,000: they are gathered once. */
const known = new WeakMap<RawContent['files'], readonly TextField[]>()

function findAllTexts(files: RawContent['files']): readonly TextField[] {
  const found = known.get(files)
  if (found) return found
  const texts = files.flatMap((file) =>
    file.fields.flatMap(({ path, role, value }) =>
      typeof value === 'string' ? [{ path, role, value, file }] : [],
    ),
  )
  known.set(files, texts)
  return texts
}

/** Every text of all files; with roles, the texts of these roles that consist of plain characters. */
export function findTexts(
  { files }: Pick<RawContent, 'files'>,
  ...roles: readonly FieldRole[]
): readonly TextField[] {
  const texts = findAllTexts(files)
  if (roles.length === 0) return texts
  // What characters-are-plain refuses is told once, and not again by the rule of its role.
  return texts.filter(
    ({ role, value }) => roles.includes(role) && findForbidden(value) === null && isVisible(value),
  )
}

/** Where the value of a field stands; throws for a field of a file that could not be read, which has none. */
export function findRange({ file, path }: Pick<Field, 'path'> & { file: ContentFile }): TextRange {
  if (file.tree === null) throw new Error(`${file.shownPath} could not be read.`)
  return rangeOf(findNode(file.tree(), path))
}

/** A problem with the value of a field. */
export function problemIn(field: Field & { file: ContentFile }, words: ProblemWords): ContentProblem {
  return problemAt(field.file, findRange(field), { field: fieldName(field.path), ...words })
}

/** The field in a sentence: "img.src", entry 2 of "goals". */
export const nameField = ({ path }: Field) => describeField(path)
