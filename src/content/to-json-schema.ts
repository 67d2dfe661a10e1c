import { z } from 'zod'
import type { Kind } from './kinds'

/** The JSON Schema (draft-07, which editors know best) of a kind of file, as the text of its file. */
export function toJsonSchema({ schema }: Pick<Kind, 'schema'>): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }), null, 2)}\n`
}
