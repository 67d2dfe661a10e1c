import { inFolder, readPortfolio, WHOLE_PORTFOLIOS } from '../../content/testing/portfolios'
import { toRobots } from './to-robots'

test.each(WHOLE_PORTFOLIOS)('everything of %s may be read, and the sitemap is named', async (folder) => {
  const content = await readPortfolio(folder)
  expect(toRobots(content)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${content.site.siteUrl}/sitemap.xml\n`)
})

test('the sitemap is named with the folder, and not at all when it is switched off', async () => {
  const { site } = inFolder(await readPortfolio('data'))
  expect(toRobots({ site })).toContain('\nSitemap: https://ada.example.com/portfolio/sitemap.xml\n')
  expect(toRobots({ site: { ...site, outputs: { sitemap: false } } })).toBe('User-agent: *\nAllow: /\n')
})
