import { expect, test } from './fixtures'

const BOOTCAMPS = [
  {
    name: 'Frontend engineer bootcamp',
    dates: 'July 2023 - November 2023',
    skills: ['React', 'JavaScript', 'Bootstrap', 'Redux', 'Github'],
    certificate: 'https://example.com/certificates/frontend-engineer',
  },
  {
    name: 'Fullstack MERN bootcamp',
    dates: 'July 2024 - October 2024',
    skills: ['TypeScript', 'React', 'Tanstack Query', 'Tailwind CSS', 'MongoDB', 'Express', 'Docker'],
    certificate: 'https://example.com/certificates/fullstack-mern',
  },
]

const SHEETS = [
  {
    title: 'Tech Stack',
    technologies: ['React', 'JavaScript', 'TypeScript', 'Bootstrap', 'Tailwind CSS', 'TanStack Query'],
  },
  { title: 'Developer Tools', technologies: ['GitHub'] },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/about/')
})

test('§2 about: the bio card has name, intro, photo, and a Resume link that opens a new tab', async ({
  page,
}) => {
  const bio = page.getByRole('region', { name: 'Robin Sample' })
  await expect(bio.getByRole('heading', { level: 1 })).toHaveText('Robin Sample')
  await expect(bio.getByText('I am a frontend developer who likes websites')).toBeVisible()
  await expect(bio.getByRole('img', { name: 'Robin Sample, drawn as a comic character' })).toBeVisible()
  const resume = bio.getByRole('link', { name: 'Resume (opens in a new tab)' })
  await expect(resume).toHaveAttribute('href', '/resume.pdf')
  await expect(resume).toHaveAttribute('target', '_blank')
})

test('§2 about: the contact card is a file for the address book, and the page stays where it is', async ({
  page,
}) => {
  const download = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Robin Sample' })
    .getByRole('link', { name: 'Contact card', exact: true })
    .click()
  expect((await download).url()).toMatch(/\/contact\.vcf$/)
  await expect(page).toHaveURL('/about/')
})

for (const { title, technologies } of SHEETS)
  test(`§2 about: the ${title} card shows ${technologies.join(', ')}, each with an icon`, async ({
    page,
  }) => {
    const items = page.getByRole('region', { name: title }).getByRole('listitem')
    await expect(items).toHaveText(technologies)
    for (const icon of await items.locator('svg').all()) await expect(icon).toBeVisible()
    await expect(items.locator('svg')).toHaveCount(technologies.length)
  })

test('§3 about: formal education with university, program, gpa 3.08 and "Agustus 2023", spelled so', async ({
  page,
}) => {
  const school = page.getByRole('listitem').filter({ hasText: 'Sample University' })
  await expect(school.getByRole('heading')).toHaveText('Sample University')
  for (const text of [
    "Bachelor's Degree in Information Systems",
    'GPA: 3.08',
    'September 2018 - Agustus 2023',
  ])
    await expect(school.getByText(text, { exact: true })).toBeVisible()
})

for (const { name, dates, skills, certificate } of BOOTCAMPS)
  test(`§3 about: ${name}, with its dates, skills and certificate`, async ({ page }) => {
    const bootcamp = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(bootcamp.getByRole('heading')).toHaveText(name)
    await expect(bootcamp.getByText(dates, { exact: true })).toBeVisible()
    await expect(bootcamp.getByRole('listitem')).toHaveText(skills)
    const link = bootcamp.getByRole('link', { name: `Certificate of ${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', certificate)
  })

test('§2 and §9 about: the education section holds one school and 2 bootcamps, in this order', async ({
  page,
}) => {
  const chapters = page.getByRole('region', { name: 'Education' }).getByRole('heading', { level: 3 })
  await expect(chapters).toHaveText(['Sample University', ...BOOTCAMPS.map(({ name }) => name)])
})
