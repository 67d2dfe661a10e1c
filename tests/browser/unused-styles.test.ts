import { findUnusedRules } from './find-unused-rules'
import { expect, test } from './fixtures'
import { PAGES, type SamplePage } from './sample-pages'

/** Pages of one template share a style sheet (docs/decisions/0017-one-policy-for-all-pages.md). */
const toTemplate = ({ name }: SamplePage) => (name.startsWith('project ') ? 'project' : name)

/**
 * What paper adds to links to other sites, and keeps in one piece: rules for all pages. The error pages have links and
 * lists, but these are in their navigation only, which is not printed. Together 90 bytes.
 */
const FOR_ALL_PAGES = ['@media print main a:not([href^="/"]):after', '@media print li']

for (const template of new Set(PAGES.map(toTemplate)))
  test(`the template "${template}" carries no rule that none of its pages uses`, async ({ page }) => {
    const found = []
    for (const one of PAGES.filter((each) => toTemplate(each) === template))
      found.push(await findUnusedRules(page, one.path))
    const [first, ...others] = found
    const unused = [...(first?.unused ?? [])].filter((rule) =>
      others.every((other) => other.unused.has(rule)),
    )
    expect(first?.rules).toBeGreaterThan(80)
    expect(unused.filter((rule) => !FOR_ALL_PAGES.includes(rule))).toEqual([])
  })
