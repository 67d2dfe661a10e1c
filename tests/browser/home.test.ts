import { expect, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('§2 home: the hero greets with the short name, and has job title, subtitle, mail, GitHub and LinkedIn', async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: "Hi, I'm Robin!" })
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText("Hi, I'm Robin!")
  await expect(hero.getByText('Frontend Developer', { exact: true })).toBeVisible()
  await expect(hero.getByText(/lifelong learner and anime fan/i)).toBeVisible()
  const mail = hero.getByRole('link', { name: 'Mail me', exact: true })
  await expect(mail).toHaveAttribute('href', 'mailto:robin@example.com')
  await expect(mail).not.toHaveAttribute('target')
  const gitHub = hero.getByRole('link', { name: 'GitHub (opens in a new tab)' })
  await expect(gitHub).toHaveAttribute('href', 'https://github.example.com/robin-sample')
  const linkedIn = hero.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })
  await expect(linkedIn).toHaveAttribute('href', 'https://linkedin.example.com/in/robin-sample')
  for (const link of [gitHub, linkedIn]) await expect(link.locator('svg')).toBeVisible()
})

test('§2 and §9 home: the projects section shows the first 3 projects in order', async ({ page }) => {
  const projects = page.getByRole('region', { name: 'Projects' })
  await expect(projects.getByRole('heading', { level: 2 })).toHaveText('Projects')
  await expect(projects.getByRole('heading', { level: 3 })).toHaveText([
    'Seek Your Job',
    'Binar Car Rental',
    'Ssayomart',
  ])
})

test('§3 and §9 home: one experience, with company, title, date, icon, and "Onsite" for the absent location', async ({
  page,
}) => {
  const experience = page.getByRole('region', { name: 'Work Experience' }).getByRole('listitem')
  await expect(experience).toHaveCount(1)
  await expect(experience.getByRole('heading')).toHaveText('Frontend Developer')
  for (const text of ['Sample Studio', 'Dec 2023 - Present', 'Onsite'])
    await expect(experience.getByText(text, { exact: true })).toBeVisible()
  await expect(experience.locator('svg')).toBeVisible()
})

test('§2 home: the hero, the projects and the experience come in this order', async ({ page }) => {
  const sections = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) => all.map((section) => section.querySelector('h1, h2')?.textContent))
  expect(sections).toEqual(["Hi, I'm Robin!", 'Projects', 'Work Experience'])
})
