import { JSDOM } from 'jsdom'
import { inFolder, readPortfolio, WHOLE_PORTFOLIOS } from '../../content/testing/portfolios'
import { toSitemap } from './to-sitemap'

const { DOMParser } = new JSDOM('').window

function readSitemap(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return [...document.querySelectorAll('urlset > url')].map((url) =>
    Object.fromEntries([...url.children].map(({ tagName, textContent }) => [tagName, textContent])),
  )
}

test.each(WHOLE_PORTFOLIOS)(
  'the sitemap of %s names every page, and the day of each project that has one',
  async (folder) => {
    const content = await readPortfolio(folder)
    const { siteUrl } = content.site
    expect(readSitemap(await toSitemap(content))).toEqual([
      { loc: `${siteUrl}/` },
      { loc: `${siteUrl}/about/` },
      { loc: `${siteUrl}/projects/` },
      ...content.projects.map(({ projectId, date }) => ({
        loc: `${siteUrl}/projects/${projectId}/`,
        ...(date === undefined ? {} : { lastmod: date }),
      })),
    ])
  },
)

test('the addresses have the folder that the site lies in', async () => {
  const content = inFolder(await readPortfolio('data'))
  const pages = readSitemap(await toSitemap(content))
  expect(pages[1]).toEqual({ loc: 'https://ada.example.com/portfolio/about/' })
  expect(await toSitemap(content)).toBe(await toSitemap(content))
})
