import { expect, type Page } from '@playwright/test'

/** The journey of the specification, by clicks alone: from home through a project, all projects and about, and home. */
export async function goThroughTheSite(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('article').getByRole('link', { name: 'Binar Car Rental', exact: true }).click()
  await expect(heading).toHaveText('Binar Car Rental')
  await page.getByRole('link', { name: 'Back to all projects' }).click()
  await expect(page).toHaveURL('/projects/')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(heading).toHaveText('Robin Sample')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading).toHaveText("Hi, I'm Robin!")
}
