import type { HeaderRule } from './list-header-rules'

type Headers = HeaderRule['headers']

/** The headers of both; where they share a name, however it is written, the second has the last word. */
function mergeHeaders(first: Headers, second: Headers): Headers {
  const replaced = new Set(Object.keys(second).map((name) => name.toLowerCase()))
  const kept = Object.entries(first).filter(([name]) => !replaced.has(name.toLowerCase()))
  return { ...Object.fromEntries(kept), ...second }
}

/**
 * Our rules and the owner's, one for each path: of two for one path Cloudflare Pages would read the last only, and all
 * that protects the visitor would be gone. The owner has the last word.
 */
export function mergeRules(made: readonly HeaderRule[], own: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, Headers>()
  for (const { path, headers } of [...made, ...own])
    merged.set(path, mergeHeaders(merged.get(path) ?? {}, headers))
  return [...merged].map(([path, headers]) => ({ path, headers }))
}
