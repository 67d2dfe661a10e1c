import { z } from 'zod'
import type { ContentProblem } from './content-problem'
import { explainIssue } from './explain-issue'
import type { ContentFile, RawContent } from './read-content'

/** What is wrong with the shape of each file by itself: unknown, missing, empty fields and wrong types. */
export function checkShapes({ files }: Pick<RawContent, 'files'>): ContentProblem[] {
  return files.flatMap(checkShape)
}

function checkShape(file: ContentFile): ContentProblem[] {
  const { root } = file
  if (root === null) return []
  const { error } = z.safeParse(file.kind.schema, file.value)
  return error === undefined ? [] : error.issues.flatMap((issue) => explainIssue(issue, { ...file, root }))
}
