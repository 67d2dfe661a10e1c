import { z } from 'zod'
import { unwrap } from './find-fields'
import type { Step } from './json/parse-json'

/** The name of a field: "img.src"; of an entry of a list, the list's name. */
export const fieldName = (path: readonly Step[]): string =>
  path.filter((step) => typeof step === 'string').join('.')

/** A field in a sentence: "img.src" with its quotes, or: entry 2 of "goals". */
export function describeField(path: readonly Step[]): string {
  const last = path.at(-1)
  const name = `"${fieldName(path)}"`
  return typeof last === 'number' ? `entry ${last + 1} of ${name}` : name
}

/** A sentence with a capital at its beginning. */
export const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The schema of the field at a path; undefined when the schema knows no such field. */
export function findSchema(schema: z.core.$ZodType, path: readonly Step[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const inner = unwrap(schema)
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape as Record<string, z.core.$ZodType>)[step]
      : inner instanceof z.ZodArray
        ? inner.element
        : undefined
  return next === undefined ? undefined : findSchema(next, rest)
}

/** May the field be left out? */
export const isOptional = (schema: z.core.$ZodType) => schema instanceof z.ZodOptional

/** The names of an object's fields; empty for anything else. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

/** An example of the field's value, of a group of fields one with all that it needs. */
export function findExample(schema: z.core.$ZodType): unknown {
  const inner = unwrap(schema)
  const { examples } = z.globalRegistry.get(inner) ?? {}
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  if (example !== undefined || !(inner instanceof z.ZodObject)) return example
  const needed = Object.entries(inner.shape as z.core.$ZodShape).filter(([, field]) => !isOptional(field))
  return Object.fromEntries(needed.map(([name, field]) => [name, findExample(field)]))
}
