import { expect, test, type Locator } from './fixtures'
import { SAMPLE_PROJECTS } from './sample-projects'

type Links = { title: string; liveUrl: string; githubUrl: string | null }

async function expectLinks(place: Locator, { title, liveUrl, githubUrl }: Links): Promise<void> {
  const liveSite = place.getByRole('link', { name: `Live Site of ${title} (opens in a new tab)` })
  await expect(liveSite).toHaveAttribute('href', liveUrl)
  const gitHub = place.getByRole('link', { name: /^GitHub/ })
  await expect(gitHub).toHaveCount(githubUrl === null ? 0 : 1)
  if (githubUrl === null) return
  await expect(gitHub).toHaveAccessibleName(`GitHub of ${title} (opens in a new tab)`)
  await expect(gitHub).toHaveAttribute('href', githubUrl)
}

test('§2 and §9 projects: the title, the line below it, and all 3 projects in order', async ({ page }) => {
  await page.goto('/projects/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  await expect(page.getByText('Showcase of my works on web development', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    SAMPLE_PROJECTS.map(({ title }) => title),
  )
})

for (const project of SAMPLE_PROJECTS) {
  const { projectId, title, date, description, techStack, picture } = project

  for (const path of ['/', '/projects/'])
    test(`§3 ${title}: the card on ${path} has title, description, tech stack, picture and its links`, async ({
      page,
    }) => {
      await page.goto(path)
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        `/projects/${projectId}/`,
      )
      await expect(card.getByText(description)).toBeVisible()
      await expect(card.getByRole('img', { name: picture })).toBeVisible()
      const stickers = card.getByRole('listitem').filter({ has: page.locator('svg') })
      await expect(stickers).toHaveText([...techStack])
      await expectLinks(card, project)
    })

  test(`${title}: the page says ${date ? `its date, ${date.text}` : 'no date, for it has none'}`, async ({
    page,
  }) => {
    await page.goto(`/projects/${projectId}/`)
    const time = page.getByRole('main').getByRole('time')
    await expect(time).toHaveText(date ? [date.text] : [])
    if (date) await expect(time).toHaveAttribute('datetime', date.iso)
  })

  test(`§2 and §3 ${title}: the page has picture, title, links, Short Explanation, Tech Stack Used and Goals`, async ({
    page,
  }) => {
    await page.goto(`/projects/${projectId}/`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByRole('article').getByRole('img')).toHaveAccessibleName(picture)
    await expectLinks(main, project)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Short Explanation',
      'Tech Stack Used',
      'Goals',
    ])
    const explanation = main.getByRole('region', { name: 'Short Explanation' }).getByRole('paragraph')
    await expect(explanation).toHaveText(project.shortExplanation)
    const stickers = main.getByRole('region', { name: 'Tech Stack Used' }).getByRole('listitem')
    await expect(stickers).toHaveText([...techStack])
    await expect(stickers.locator('svg')).toHaveCount(techStack.length)
    await expect(main.getByRole('region', { name: 'Goals' }).getByRole('listitem')).toHaveCount(project.goals)
  })
}
