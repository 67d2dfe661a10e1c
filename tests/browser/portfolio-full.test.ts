import { expect, test } from './fixtures'
import { siteAddress } from './sites'

test.use({ baseURL: siteAddress('full') })

const TITLES = ['Quadrinhos', '2048 clone', 'Tea timer 🍵', 'Letters']

test('§9 home shows the first 3 of 4 projects, by their order, and the way to all 4', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(TITLES.slice(0, 3))
  await page.getByRole('link', { name: 'All 4 projects' }).click()
  await expect(page).toHaveURL('/projects/')
})

test('§9 the list shows all 4 projects, by their order', async ({ page }) => {
  await page.goto('/projects/')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(TITLES)
})

test("the site speaks the owner's language", async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, eu sou Zoë!')
  await expect(page).toHaveTitle(/Zoë Übung/)
  await page.goto('/projects/quadrinhos/')
  await expect(page.getByRole('time')).toHaveText('31 de janeiro de 2025')
})

test('§3 a location is shown as written, and "Onsite" only where it is absent', async ({ page }) => {
  await page.goto('/')
  const experience = page.getByRole('region', { name: 'Work Experience' }).getByRole('listitem')
  await expect(experience).toHaveCount(2)
  await expect(experience.first()).toContainText('Lisboa, Portugal')
  await expect(experience.first()).not.toContainText('Onsite')
  await expect(experience.last()).toContainText('Onsite')
})

test('§3 a project without picture, links, technologies and goals has the placeholder and no empty section', async ({
  page,
}) => {
  await page.goto('/projects/letters/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText(['Letters', 'Short Explanation'])
  await expect(main.getByRole('article').locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(main.getByRole('article').getByRole('link')).toHaveCount(0)
})

for (const { projectId, shown, absent } of [
  { projectId: 'tea-timer', shown: 'Live Site', absent: 'GitHub' },
  { projectId: '2048-clone', shown: 'GitHub', absent: 'Live Site' },
])
  test(`§2 ${projectId} has the button ${shown}, and no ${absent}, whose link does not exist`, async ({
    page,
  }) => {
    await page.goto(`/projects/${projectId}/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: new RegExp(`^${shown}`) })).toHaveCount(1)
    await expect(main.getByRole('link', { name: new RegExp(`^${absent}`) })).toHaveCount(0)
  })

test('§3 a bootcamp without skills and certificate shows neither list nor link', async ({ page }) => {
  await page.goto('/about/')
  const bootcamp = page.getByRole('listitem').filter({ hasText: 'Design em uma semana' })
  await expect(bootcamp).toBeVisible()
  await expect(bootcamp.getByRole('listitem')).toHaveCount(0)
  await expect(bootcamp.getByRole('link')).toHaveCount(0)
})
