import { z } from 'zod'
import type { ContentProblem } from './content-problem'
import { explainIssue } from './explain-issue'
import type { ContentFile, RawContent } from './read-content'

/** What is wrong with the shape of each file by itself: unknown, missing, empty fields and wrong types. */
export function checkShapes({ files }: Pick<RawContent, 'files'>): ContentProblem[] {
  return files.flatMap(checkShape)
}

function checkShape(file: ContentFile): ContentProblem[] {
  const { tree } = file
  if (tree === null) return []
  const { error } = z.safeParse(file.kind.schema, file.value)
  if (error === undefined) return []
  const root = tree()
  return error.issues.flatMap((issue) => explainIssue(issue, { ...file, root }))
}
