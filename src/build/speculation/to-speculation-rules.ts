/** Links within a page, and to the page that one is on: there is nothing to fetch ahead. */
const NOT_AHEAD = '[href^="#"], [aria-current="page"]'

/**
 * Which pages browsers make ready before a link is followed: any page of the site, as soon as somebody seems about to, by
 * resting on a link or pressing it. JSON of speculation rules (https://html.spec.whatwg.org/multipage/speculative-loading.html)
 * for a site in a folder (`pathPrefix`: "" or "/x"). Browsers that cannot prerender fetch the page only.
 */
export function toSpeculationRules(pathPrefix: string): string {
  // Pages end with a slash, and files do not.
  const pages = { href_matches: [`${pathPrefix}/`, `${pathPrefix}/*/`] }
  const where = { and: [pages, { not: { selector_matches: NOT_AHEAD } }] }
  const rules = [{ where, eagerness: 'moderate' }]
  return JSON.stringify({ prerender: rules, prefetch: rules })
}
