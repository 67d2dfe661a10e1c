import { parseHeadersFile } from '../src/build/headers/parse-headers-file'

/** What speaks of https, which the preview has not: Safari would ask it for every picture by https. */
const NOT_IN_PREVIEW = /; upgrade-insecure-requests/

/**
 * The headers that `_headers` in a published folder gives an address of the site ("/about/"), as a host sends them: a later
 * rule replaces what an earlier one says. Those that need https are left out. Throws when the file cannot be understood.
 */
export async function readHeaders(folder: string, path: string): Promise<Record<string, string>> {
  const rules = await parseHeadersFile(folder)
  const found = rules
    .filter(({ pattern }) => pattern.test(path))
    .flatMap((rule) => Object.entries(rule.headers))
  const headers = Object.fromEntries(found.map(([name, value]) => [name.toLowerCase(), value]))
  delete headers['strict-transport-security']
  const policy = headers['content-security-policy']?.replace(NOT_IN_PREVIEW, '')
  return { ...headers, ...(policy === undefined ? {} : { 'content-security-policy': policy }) }
}
