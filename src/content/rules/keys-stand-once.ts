import type { ValueNode } from '@humanwhocodes/momoa'
import { problemAt, type ContentProblem } from '../content-problem'
import { nameOf, rangeOf } from '../json/parse-json'
import { quote } from '../quote'
import type { ContentFile, RawContent } from '../read-content'

/** No field stands twice in one group of fields: JSON would silently keep the last. */
export function keysStandOnce({ files }: Pick<RawContent, 'files'>): ContentProblem[] {
  return files.flatMap((file) =>
    file.tree === null || !canHaveDoubles(file) ? [] : findDoubles(file, file.tree()),
  )
}

/** How many names of fields a text has, or more: a text inside it may hold what looks like one. */
const countNames = (text: string) => text.match(/"[ \t\r\n]*:/g)?.length ?? 0

/** How many fields there are in a value, whatever it is. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const within = Object.values(value).reduce<number>((sum, part) => sum + countFields(part), 0)
  return within + (Array.isArray(value) ? 0 : Object.keys(value).length)
}

/** A file with as many fields as names has none twice; so its tree need not be made. */
const canHaveDoubles = ({ text, value }: ContentFile) => countNames(text) !== countFields(value)

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
