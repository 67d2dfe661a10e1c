import type { HeaderRule } from './list-header-rules'

/** Cloudflare Pages adds it, with "*": scripts of all other sites could read the pages. */
const ADDED_BY_HOST = 'Access-Control-Allow-Origin'

/**
 * Header rules as the `_headers` file that Netlify and Cloudflare Pages read
 * (https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 * Where two rules name a header, Netlify takes the later one; Cloudflare would send both values, so the earlier one is
 * taken away first, by a line "! Name" that Netlify overlooks. It does no harm where no earlier rule is for the address.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const given = new Set<string>()
  const blocks = rules.map(({ path, headers }, index) => {
    const names = Object.keys(headers)
    const earlier = names.filter((name) => given.has(name.toLowerCase()))
    for (const name of names) given.add(name.toLowerCase())
    const removed = [...(index === 0 ? [ADDED_BY_HOST] : []), ...earlier].map((name) => `  ! ${name}`)
    const set = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
    return [path, ...removed, ...set].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}
