import type { ContentProblem } from '../content-problem'
import type { Field } from '../find-fields'
import { KINDS } from '../kinds'
import type { ContentFile, RawContent } from '../read-content'
import { problemIn } from './rule'

/** No two things of a kind share a place in the order. */
export function ordersAreUnique({ files }: Pick<RawContent, 'files'>): ContentProblem[] {
  return KINDS.flatMap((kind) => findShared(files.filter((file) => file.kind === kind)))
}

function findShared(files: readonly ContentFile[]): ContentProblem[] {
  const ordered = files.flatMap((file) =>
    file.fields.filter(({ role }) => role === 'order').map((field) => ({ ...field, file })),
  )
  const free = Math.max(0, ...ordered.map(({ value }) => Number(value))) + 1
  const firstWith = new Map<Field['value'], ContentFile>()
  const problems: ContentProblem[] = []
  for (const field of ordered) {
    const other = firstWith.get(field.value)
    if (other === undefined) firstWith.set(field.value, field.file)
    else
      problems.push(
        problemIn(field, {
          message: `"order" is ${field.value} here and in ${other.shownPath}.`,
          hint: `Give one of the two another number; ${free + problems.length} is free.`,
        }),
      )
  }
  return problems
}
