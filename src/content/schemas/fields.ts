import { z } from 'zod'

/** What a field means beyond being text: the rules of sense find their fields by it. */
export type FieldRole =
  | 'text'
  | 'editor-schema'
  | 'link'
  | 'site-address'
  | 'resume'
  | 'email'
  | 'date'
  | 'language'
  | 'icon'
  | 'picture'
  | 'local-picture'
  | 'technology'
  | 'order'

/** Which role each field of the schemas plays; kept apart from `meta`, which goes into the JSON Schemas. */
export const fieldRoles = z.registry<{ role: FieldRole }>()

/** The names of files and folders, which are the ids of things: "seek-your-job". */
export const ID_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The icon sets that a name such as "simple-icons:react" may begin with. */
export const ICON_SETS = ['simple-icons', 'logos', 'mdi'] as const

type Words = { description: string; example: string; role?: FieldRole; pattern?: string }

/** A text with at least one visible character; `pattern` only helps editors, rules of sense judge the role. */
export function text({ description, example, role = 'text', pattern }: Words) {
  return z
    .string()
    .regex(/\S/)
    .meta({ description, examples: [example], ...(pattern === undefined ? {} : { pattern }) })
    .register(fieldRoles, { role })
}

/** A link for visitors: an https or a mailto address. */
export function link(description: string, example: string) {
  return text({ description, example, role: 'link', pattern: '^(https://|mailto:)\\S+$' })
}

/** A day of the calendar, as ISO 8601 writes it: "2024-10-21". */
export function date(description: string, example: string) {
  return text({
    description: `${description} Year, month and day.`,
    example,
    role: 'date',
    pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$',
  })
}

/** The place of a thing among its kind, counted from 1. */
export function order(things: string) {
  return z
    .int()
    .min(1)
    .max(1_000_000)
    .meta({
      description: `The place among the ${things}: 1 comes first. Every one needs a number of its own.`,
      examples: [1],
    })
    .register(fieldRoles, { role: 'order' })
}

/** The name of an icon in a kept set, or an SVG file beside the JSON file. */
export function icon(example: string) {
  return text({
    description:
      'The icon: a name from simple-icons, logos or mdi ("simple-icons:react"), or the name of an .svg file beside this one ("my-icon.svg").',
    example,
    role: 'icon',
    pattern: `^((${ICON_SETS.join('|')}):[a-z0-9]+(-[a-z0-9]+)*|[^/\\\\:]+\\.svg)$`,
  })
}

/** A list of technologies, each named by the name of its file without ".json". */
export function technologyIds(description: string, example: readonly string[]) {
  const id = z
    .string()
    .regex(/\S/)
    .meta({ pattern: ID_PATTERN.source, description: 'The name of a file in technologies/, without ".json".' })
    .register(fieldRoles, { role: 'technology' })
  return z.array(id).meta({ description, examples: [example], uniqueItems: true })
}

/** A list of texts, each with at least one visible character. */
export function texts(description: string, example: readonly string[]) {
  const item = z.string().regex(/\S/).register(fieldRoles, { role: 'text' })
  return z.array(item).meta({ description, examples: [example], uniqueItems: true })
}

/** Which JSON Schema helps the owner's editor; nothing of it is shown. */
export const editorSchema = z
  .string()
  .optional()
  .meta({ description: 'Where the JSON Schema is, for help in your editor. Nothing of it is shown.' })
