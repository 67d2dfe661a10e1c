import { readFileSync, readdirSync } from 'node:fs'
import Ajv from 'ajv'
import { toFieldGuide } from './field-guide'
import { KINDS } from './kinds'
import { readContent } from './read-content'
import { toJsonSchema } from './to-json-schema'

test.each(KINDS.map((kind) => [kind.kind, kind] as const))(
  'the JSON Schema of %s is what "npm run generate" gives',
  (name, kind) => {
    expect(readFileSync(`schemas/${name}.schema.json`, 'utf8')).toBe(toJsonSchema(kind))
  },
)

test('there are no schemas but those of the kinds', () => {
  expect(readdirSync('schemas').sort()).toEqual(KINDS.map(({ kind }) => `${kind}.schema.json`).sort())
})

test('the field guide is what "npm run generate" gives', () => {
  expect(readFileSync('data/README.md', 'utf8')).toBe(toFieldGuide())
})

test('the field guide names every kind of file and every field', () => {
  const guide = toFieldGuide()
  for (const { pattern, schema } of KINDS) {
    expect(guide).toContain(`\`${pattern}\``)
    for (const name of Object.keys(schema.shape)) expect(guide).toContain(`| \`${name}\` |`)
  }
})

test.each(KINDS.map((kind) => [kind.kind, kind] as const))(
  'every field of %s has a description for editors',
  (_, kind) => {
    const { properties } = JSON.parse(toJsonSchema(kind)) as {
      properties: Record<string, { description?: string }>
    }
    expect(Object.entries(properties).filter(([, { description }]) => description === undefined)).toEqual([])
  },
)

test.each([
  'data',
  'tests/portfolios/full/data',
  'tests/portfolios/hostile/data',
  'tests/portfolios/minimal/data',
])('an editor that knows JSON Schema draft-07 finds nothing wrong in %s', async (folder) => {
  const ajv = new Ajv({ strict: true, allErrors: true })
  const { files } = await readContent(folder, 'static')
  const errors = files.flatMap(({ kind, value, path }) => {
    const validate = ajv.compile(JSON.parse(toJsonSchema(kind)) as object)
    return validate(value) ? [] : [path, validate.errors]
  })
  expect(files.length).toBeGreaterThanOrEqual(3)
  expect(errors).toEqual([])
})
