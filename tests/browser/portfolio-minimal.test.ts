import { expect, test } from './fixtures'
import { keyOfPicture } from '../key-of-picture'
import { siteAddress } from './sites'

test.use({ baseURL: siteAddress('minimal') })

test('§3 home with only the required facts: greeting and the résumé that is made, no mail, no social links, no experience', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hi, I'm Ada!")
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveText(['Resume (opens in a new tab)'])
  await expect(links).toHaveAttribute('href', '/resume.pdf')
  await expect(page.getByRole('heading', { name: 'Work Experience' })).toHaveCount(0)
})

for (const path of ['/', '/about/'])
  test(`${path} of an owner without a photo shows a drawn somebody, who has no name to read aloud`, async ({
    page,
  }) => {
    await page.goto(path)
    const portrait = page.getByRole('main').locator('img')
    await expect(portrait).toHaveCount(1)
    await expect(portrait).toHaveAttribute('alt', '')
    await expect(portrait).toHaveAttribute('src', new RegExp(keyOfPicture('art/placeholder-portrait.png')))
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0)
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
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Resume (opens in a new tab)',
    'Contact card',
  ])
})
