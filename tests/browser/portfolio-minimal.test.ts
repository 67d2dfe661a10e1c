import { expect, test } from './fixtures'
import { siteAddress } from './sites'

test.use({ baseURL: siteAddress('minimal') })

test('§3 home with only the required facts: greeting and mail, no résumé, no social links, no experience', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hi, I'm Ada!")
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Mail me'])
  await expect(page.getByRole('link', { name: 'Mail me' })).toHaveAttribute('href', 'mailto:ada@example.com')
  await expect(page.getByRole('heading', { name: 'Work Experience' })).toHaveCount(0)
})

for (const path of ['/', '/projects/'])
  test(`${path} of an owner without projects says so kindly`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Projects' })).toContainText('still on the drawing board')
    await expect(page.getByRole('article')).toHaveCount(0)
  })

test('about with only the required facts: the bio card, and no empty section', async ({ page }) => {
  await page.goto('/about/')
  await expect(page.getByRole('heading')).toHaveText(['Ada Example'])
  await expect(page.getByText('I build websites.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Ada Example' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0)
})
