import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa'
import type { TextRange } from '../content-problem'
import { findMistake } from './find-mistake'
import type { Mistake } from './find-token'

/** A step into a JSON value: the name of a field, or a place in a list from 0. */
export type Step = string | number

/**
 * What a text says, and its tree with the place of every part. The tree is made when it is first asked for: it takes ten
 * times as long as the value, and only problems have a place.
 */
export type ParsedJson = { value: unknown; tree: () => ValueNode }

/** Reads a text as JSON, or finds its first mistake. Never throws. Of a field that stands twice, the last counts. */
export function parseJson(text: string): ParsedJson | { mistake: Mistake } {
  if (text.trim() === '')
    return {
      mistake: {
        start: 0,
        end: 1,
        message: 'The file is empty.',
        hint: 'Write its fields between { and }; the field guide is data/README.md.',
      },
    }
  const mistake = findMistake(text)
  if (mistake !== null) return { mistake }
  let root: ValueNode | undefined
  return { value: JSON.parse(text), tree: () => (root ??= parse(text).body) }
}

/** The name of a field as the owner wrote it. */
export const nameOf = (member: ObjectNode['members'][number]): string =>
  member.name.type === 'String' ? member.name.value : member.name.name

/** The plain value of a tree; of a field that stands twice, the last counts. */
export function toValue(node: ValueNode): unknown {
  if (node.type === 'Object')
    // fromEntries defines "__proto__" as a field like any other, so that it is seen and refused.
    return Object.fromEntries(node.members.map((member) => [nameOf(member), toValue(member.value)]))
  if (node.type === 'Array') return node.elements.map((element) => toValue(element.value))
  return node.type === 'Null' ? null : 'value' in node ? node.value : undefined
}

/** Where a part of the tree stands in the text. */
export const rangeOf = (node: {
  loc: { start: { offset: number }; end: { offset: number } }
}): TextRange => ({
  start: node.loc.start.offset,
  end: node.loc.end.offset,
})

/** The member of an object with this name; the last, when there are several. */
export const findMember = (node: ValueNode, name: string) =>
  node.type === 'Object' ? node.members.findLast((member) => nameOf(member) === name) : undefined

/** The part of the tree at a path, or the innermost part around it that exists. */
export function findNode(root: ValueNode, path: readonly Step[]): ValueNode {
  let node = root
  for (const step of path) {
    const next =
      typeof step === 'string'
        ? findMember(node, step)?.value
        : node.type === 'Array'
          ? node.elements[step]?.value
          : undefined
    if (next === undefined) return node
    node = next
  }
  return node
}

/** The names of an object's fields in the owner's order; empty for anything that is no object. */
export const memberNames = (node: ValueNode): string[] =>
  node.type === 'Object' ? node.members.map(nameOf) : []
