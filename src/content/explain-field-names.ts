import { problemAt, type ContentProblem } from './content-problem'
import { describeField, fieldName, fieldNames, findExample, findSchema } from './describe-field'
import type { ParsedFile } from './explain-issue'
import { findNearest } from './find-nearest'
import { findMember, findNode, memberNames, rangeOf, type Step } from './json/parse-json'
import { quote, toOneLine } from './quote'

/** What other sites, and older versions of this one, call a field. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  portfolioUrl: 'liveUrl',
  demoUrl: 'liveUrl',
  url: 'liveUrl',
  repoUrl: 'githubUrl',
  image: 'img',
  picture: 'photo',
  resume: 'resumeUrl',
  certificate: 'certificateLink',
  skills: 'learnedSkills',
  lang: 'language',
}

const knownNames = (file: ParsedFile, group: readonly Step[]): string[] => {
  const schema = findSchema(file.kind.schema, group)
  return schema === undefined ? [] : fieldNames(schema)
}

const groupName = (file: ParsedFile, group: readonly Step[]) =>
  group.length === 0 ? file.kind.label : describeField(group)

/** The field that a name was probably meant to be, of those that the group has and the owner did not write. */
function findMeant(file: ParsedFile, group: readonly Step[], name: string): string | undefined {
  const node = findNode(file.root, group)
  const free = knownNames(file, group).filter((known) => findMember(node, known) === undefined)
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined
  return other !== undefined && free.includes(other) ? other : findNearest(name, free)
}

/** A field that the schema does not know: what it was probably meant to be, or what there is. */
export function explainUnknown(file: ParsedFile, group: readonly Step[], name: string): ContentProblem {
  const node = findNode(file.root, group)
  return problemAt(file, rangeOf(findMember(node, name)?.name ?? node), {
    field: fieldName([...group, name]),
    message: `${quote(name)} is not a field of ${groupName(file, group)}.`,
    hint: hintForUnknown(file, group, name),
  })
}

function hintForUnknown(file: ParsedFile, group: readonly Step[], name: string): string {
  if (name === 'id' && group.length === 0 && file.kind.layout !== 'one-file') {
    const holder = file.kind.layout === 'file-each' ? 'file' : 'folder'
    return `Delete it: the name of the ${holder}, "${file.id}", is the id.`
  }
  const meant = findMeant(file, group, name)
  if (meant !== undefined) return `Did you mean "${meant}"?`
  const names = knownNames(file, group).filter((known) => known !== '$schema')
  return `Delete it. The fields there are: ${names.join(', ')}.`
}

/** A field that is needed and not there; none when a misspelt one, which is told by itself, was meant to be it. */
export function explainMissing(file: ParsedFile, group: readonly Step[], name: string): ContentProblem[] {
  const node = findNode(file.root, group)
  const known = knownNames(file, group)
  const strangers = memberNames(node).filter((written) => !known.includes(written))
  if (strangers.some((stranger) => findMeant(file, group, stranger) === name)) return []
  const schema = findSchema(file.kind.schema, [...group, name])
  const { start } = rangeOf(node)
  return [
    problemAt(
      file,
      { start, end: start + 1 },
      {
        field: fieldName([...group, name]),
        message: `"${name}" is missing from ${groupName(file, group)}.`,
        hint: `Add it, for example: "${name}": ${toOneLine(schema && findExample(schema))}`,
      },
    ),
  ]
}
