import { z } from 'zod'
import type { Step } from './json/parse-json'
import { fieldRoles, type FieldRole } from './schemas/fields'

/** A field of a file that has the shape its schema wants, whatever is wrong elsewhere in the file. */
export type Field = { path: readonly Step[]; role: FieldRole; value: string | number }

/** A schema without the wrappings that say that it may be absent. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text and number of a value that its schema knows and that is of the type it wants. */
export function findFields(schema: z.core.$ZodType, value: unknown, path: readonly Step[] = []): Field[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject && isGroup(value))
    return Object.entries(inner.shape as z.core.$ZodShape).flatMap(([name, field]) =>
      findFields(field, value[name], [...path, name]),
    )
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) => findFields(inner.element, entry, [...path, index]))
  return findLeaf(inner, value, path)
}

function findLeaf(schema: z.core.$ZodType, value: unknown, path: readonly Step[]): Field[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const role = fieldRoles.get(schema)?.role
  if (role === undefined || !z.safeParse(schema, value).success) return []
  return [{ path, role, value }]
}
