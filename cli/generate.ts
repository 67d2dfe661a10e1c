import { mkdirSync, writeFileSync } from 'node:fs'
import { toFieldGuide } from '../src/content/field-guide'
import { KINDS } from '../src/content/kinds'
import { toJsonSchema } from '../src/content/to-json-schema'

mkdirSync('schemas', { recursive: true })
for (const kind of KINDS) writeFileSync(`schemas/${kind.kind}.schema.json`, toJsonSchema(kind))
writeFileSync('data/README.md', toFieldGuide())
console.log(`Wrote ${KINDS.length} JSON Schemas to schemas/, and the field guide to data/README.md.`)
