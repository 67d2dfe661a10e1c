import { z } from 'zod'
import { findExample, isOptional } from './describe-field'
import { unwrap } from './find-fields'
import { KINDS, type Kind } from './kinds'
import { toOneLine } from './quote'

type Row = { name: string; needed: string; description: string; example: string }

/** The field guide for the owner, as Markdown: what lives where, and every field with an example. */
export function toFieldGuide(): string {
  return [INTRODUCTION, toPlaces(), ...KINDS.map(toSection)].join('\n\n') + '\n'
}

const INTRODUCTION = `# Your data

<!-- Made from the schemas by "npm run generate": change src/content/schemas, not this file. -->

Everything that the site says about you is in this folder. One file is one thing, and the name of the file (of a
project: of its folder) is its id: small letters, digits and hyphens, such as \`seek-your-job\`. It becomes part of
addresses, so choose it once.

- \`npm run check\` tells you all that is wrong, with the line and what to write instead. A build does the same first.
- The line \`"$schema"\` at the top of each file lets your editor complete and check while you write. Keep it when
  you copy a file.
- Take a section away by deleting its files: a portfolio without bootcamps has no bootcamps.
- Text is shown as you write it. A quotation mark is written \`\\"\`, a line break \`\\n\`; breaks show in \`bio\` and \`shortExplanation\`.
- Links begin with \`https://\` or \`mailto:\`.`

function toPlaces(): string {
  const rows = KINDS.map(({ pattern, schema, layout }) => {
    const { description = '' } = z.globalRegistry.get(schema) ?? {}
    return `| \`${pattern}\` | ${description} | ${layout === 'one-file' ? 'yes' : 'as many as you like, or none'} |`
  })
  return ['| File | What it is | Needed? |', '| --- | --- | --- |', ...rows].join('\n')
}

function toSection({ pattern, schema, hasIcons, layout }: Kind): string {
  const { title = '', description = '' } = z.globalRegistry.get(schema) ?? {}
  const notes = [
    layout === 'folder-each' ? 'Its pictures lie beside it, in the same folder.' : '',
    hasIcons ? 'Icons of your own, as .svg files, lie beside it.' : '',
  ].filter((note) => note !== '')
  const rows = toRows(schema).map(
    ({ name, needed, description: what, example }) =>
      `| \`${name}\` | ${needed} | ${escapeCell(what)} | ${example === '' ? '' : `\`${escapeCell(example)}\``} |`,
  )
  return [
    `## ${title}: \`${pattern}\``,
    [description, ...notes].join(' '),
    ['| Field | Needed? | What | Example |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

function toRows(schema: z.core.$ZodType, parent = '', isParentOptional = false): Row[] {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as z.core.$ZodShape).flatMap(([key, field]) => {
    const name = parent === '' ? key : `${parent}.${key}`
    const value = unwrap(field)
    // Wrapping a schema as optional keeps its description apart: look at both.
    const described = z.globalRegistry.get(field) ?? z.globalRegistry.get(value)
    const isGroup = value instanceof z.ZodObject
    const example = isGroup ? undefined : findExample(field)
    const row: Row = {
      name,
      needed: isOptional(field) ? 'no' : isParentOptional ? `with \`${parent}\`` : 'yes',
      description: described?.description ?? '',
      example: example === undefined ? '' : toOneLine(example),
    }
    return [row, ...toRows(field, name, isOptional(field))]
  })
}
