import { buildASTSchema, isNonNullType, parse, type GraphQLObjectType } from 'gatsby/graphql'
import { z } from 'zod'
import { KINDS } from '../../content/kinds'
import { typeDefs } from './type-defs'

/** What the view reads in place of the owner's field, or Gatsby adds; everything else must be the schemas' own. */
const OWN_FIELDS = /^(\w+Id|cover|dateInWords|greeting|isPreview|portrait)$/

const TYPE_BY_KIND: Record<string, string> = {
  site: 'SiteSettings',
  profile: 'Profile',
  skills: 'Skills',
  project: 'Project',
  experience: 'Experience',
  'formal-education': 'FormalEducation',
  bootcamp: 'Bootcamp',
  technology: 'Technology',
}

const schema = buildASTSchema(
  parse(`
    interface Node { id: ID! }
    type ImageSharp { id: ID }
    type File { id: ID }
    ${typeDefs.replace(/ implements Node| @\w+(\([^)]*\))?/g, '')}`),
)

type Fields = Record<string, boolean>

/** Field paths of a GraphQL type, each with whether it may be null: { "hero.title": false }. */
function fieldsOfType(name: string, path = ''): Fields {
  const type = schema.getType(name) as GraphQLObjectType
  const fields: Fields = {}
  for (const [field, { type: fieldType }] of Object.entries(type.getFields())) {
    if (OWN_FIELDS.test(field)) continue
    fields[path + field] = !isNonNullType(fieldType)
    const named = String(fieldType).replace('!', '')
    if (/^(Photo|Hero|Outputs|SocialLinks|ProjectImage)$/.test(named))
      Object.assign(fields, fieldsOfType(named, `${path}${field}.`))
  }
  return fields
}

function unwrap(type: unknown): unknown {
  return type instanceof z.ZodOptional ? unwrap(type.unwrap()) : type
}

/** Field paths of a schema, each with whether it may be absent. */
function fieldsOfSchema({ shape }: z.ZodObject, path = ''): Fields {
  const fields: Fields = {}
  for (const [field, type] of Object.entries(shape)) {
    if (field === '$schema') continue
    fields[path + field] = type instanceof z.ZodOptional
    const inner = unwrap(type)
    if (inner instanceof z.ZodObject) Object.assign(fields, fieldsOfSchema(inner, `${path}${field}.`))
  }
  return fields
}

test.each(KINDS.map(({ kind, schema: zodSchema }) => [kind, zodSchema] as const))(
  'every field of a %s stands in GraphQL, and may be null there exactly when it may be absent',
  (kind, zodSchema) => {
    expect(fieldsOfType(TYPE_BY_KIND[kind] ?? '')).toEqual(fieldsOfSchema(zodSchema))
  },
)
