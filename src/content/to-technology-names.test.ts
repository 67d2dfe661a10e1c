import { readPortfolio } from './testing/portfolios'
import { toTechnologyNames } from './to-technology-names'

test('technologies have the names that visitors read, in the order they were listed', async () => {
  const content = await readPortfolio('data')
  expect(toTechnologyNames(['tanstack-query', 'github'], content)).toEqual(['TanStack Query', 'GitHub'])
  expect(() => toTechnologyNames(['cobol'], content)).toThrow('"cobol"')
})
