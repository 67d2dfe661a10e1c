import type { ValueNode } from '@humanwhocodes/momoa'
import { problemAt, type ContentProblem } from '../content-problem'
import { nameOf, rangeOf } from '../json/parse-json'
import { quote } from '../quote'
import type { ContentFile, RawContent } from '../read-content'

/** No field stands twice in one group of fields: JSON would silently keep the last. */
export function keysStandOnce({ files }: Pick<RawContent, 'files'>): ContentProblem[] {
  return files.flatMap((file) => (file.root === null ? [] : findDoubles(file, file.root)))
}

function findDoubles(file: ContentFile, node: ValueNode): ContentProblem[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => findDoubles(file, value))
  if (node.type !== 'Object') return []
  const firstLine = new Map<string, number>()
  return node.members.flatMap((member) => {
    const name = nameOf(member)
    const line = firstLine.get(name)
    const within = findDoubles(file, member.value)
    firstLine.set(name, line ?? member.name.loc.start.line)
    if (line === undefined) return within
    const words = {
      field: name,
      message: `${quote(name)} stands here a second time; the first is in line ${line}.`,
      hint: 'Delete one of the two.',
    }
    return [problemAt(file, rangeOf(member.name), words), ...within]
  })
}
