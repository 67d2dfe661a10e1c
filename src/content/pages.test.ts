import { listPages } from './pages'
import { readPortfolio } from './testing/portfolios'

test('every page is listed once: home, about, projects, then each project in the order of the owner', async () => {
  const content = await readPortfolio('data')
  const pages = listPages(content)
  expect(pages.map(({ path, title, date }) => [path, title, date])).toEqual([
    ['/', 'Home', undefined],
    ['/about/', 'About', undefined],
    ['/projects/', 'Projects', undefined],
    ['/projects/seek-your-job/', 'Seek Your Job', '2024-06-14'],
    ['/projects/binar-car-rental/', 'Binar Car Rental', undefined],
    ['/projects/ssayomart/', 'Ssayomart', '2024-11-08'],
  ])
  expect(pages[0]?.description).toBe(content.site.description)
  expect(pages[1]?.description).toBe(content.profile.bio)
  expect(pages[3]?.description).toBe(content.projects[0]?.description)
})

test('an owner without projects has three pages', async () => {
  expect(listPages(await readPortfolio('tests/portfolios/minimal/data'))).toHaveLength(3)
})
