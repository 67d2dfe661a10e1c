import { expect, test } from './fixtures'
import { siteAddress } from './sites'

test.use({ baseURL: siteAddress('hostile') })

test('a title that looks like markup is shown as it was written, and runs nothing', async ({ page }) => {
  await page.goto('/projects/nasty/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('</script><script>alert(1)</script> "quotes"')
  await expect(title).toContainText('<img src=x onerror=alert(1)>')
  await expect(page).toHaveTitle(/^<\/script><script>alert\(1\)<\/script>/)
  await expect(page.locator('script:not([type]), img:not([alt]), img[src="x"]')).toHaveCount(1)
})

test('a name with "$&", braces and emoji stands in the greeting as it was written', async ({ page }) => {
  await page.goto('/')
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(greeting).toContainText('</script>{{x}} </script>{{x}} {unknown} $& $1')
})

for (const projectId of ['constructor', '0'])
  test(`a project named "${projectId}" has its page`, async ({ page }) => {
    expect((await page.goto(`/projects/${projectId}/`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectId)
  })

test('a link to a mail address in place of a source repository opens no new tab', async ({ page }) => {
  await page.goto('/projects/nasty/')
  const link = page.locator('main a[href^="mailto:"]')
  await expect(link).toHaveCount(1)
  await expect(link).not.toHaveAttribute('target')
  await expect(link).not.toContainText('new tab')
})

test('the theme still turns where every text is strange', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
})
