import { toSpeculationRules } from './to-speculation-rules'

type Rule = { where: { and: [{ href_matches: string[] }, unknown] }; eagerness: string }

const parse = (rules: string) => JSON.parse(rules) as { prerender: Rule[]; prefetch: Rule[] }

test.each([
  ['', ['/', '/*/']],
  ['/portfolio', ['/portfolio/', '/portfolio/*/']],
])('with the path prefix "%s" only pages of the site are made ready', (pathPrefix, patterns) => {
  const [rule, ...others] = parse(toSpeculationRules(pathPrefix)).prerender
  expect(others).toEqual([])
  expect(rule?.where.and[0]).toEqual({ href_matches: patterns })
})

test('a page is made ready when somebody seems about to follow its link, not as soon as the link is seen', () => {
  const { prerender, prefetch } = parse(toSpeculationRules(''))
  expect(prerender[0]?.eagerness).toBe('moderate')
  expect(prefetch).toEqual(prerender)
})
