import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import type { HeaderRule } from './list-header-rules'

/** What Netlify and Cloudflare Pages read for themselves and do not serve. */
export const HEADERS_FILE = '_headers'

/** A header rule as it stands in a file, and the addresses that its path means. */
export type ParsedRule = HeaderRule & { pattern: RegExp }

/** The header rules of `_headers` in a folder; none without such a file. Throws when it cannot be understood. */
export async function parseHeadersFile(folder: string): Promise<ParsedRule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, HEADERS_FILE)],
    configHeaders: undefined,
    minimal: false,
  })
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'))
  return headers.flatMap((rule) =>
    'forRegExp' in rule ? [{ path: rule.for, headers: rule.values, pattern: rule.forRegExp }] : [],
  )
}
