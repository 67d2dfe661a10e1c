import type { ValueNode } from '@humanwhocodes/momoa'
import { z } from 'zod'
import { findMember, type Step } from './json/parse-json'
import { fieldRoles, type FieldRole } from './schemas/fields'

/** A field of a file that has the shape its schema wants, whatever is wrong elsewhere in the file. */
export type Field = { path: readonly Step[]; role: FieldRole; value: string | number; node: ValueNode }

/** A schema without the wrappings that say that it may be absent. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}

/** Every text and number of a tree that its schema knows and that is of the type it wants. */
export function findFields(
  schema: z.core.$ZodType,
  node: ValueNode | undefined,
  path: readonly Step[] = [],
): Field[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject && node?.type === 'Object')
    return Object.entries(inner.shape as z.core.$ZodShape).flatMap(([name, field]) =>
      findFields(field, findMember(node, name)?.value, [...path, name]),
    )
  if (inner instanceof z.ZodArray && node?.type === 'Array')
    return node.elements.flatMap((element, index) =>
      findFields(inner.element, element.value, [...path, index]),
    )
  return findLeaf(inner, node, path)
}

function findLeaf(schema: z.core.$ZodType, node: ValueNode | undefined, path: readonly Step[]): Field[] {
  if (node?.type !== 'String' && node?.type !== 'Number') return []
  const role = fieldRoles.get(schema)?.role
  if (role === undefined || !z.safeParse(schema, node.value).success) return []
  return [{ path, role, value: node.value, node }]
}
