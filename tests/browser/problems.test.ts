import { expect, test } from './fixtures'

const WAYS_BACK = [
  { path: '/projects/nope/', name: 'Back to all projects', to: '/projects/' },
  { path: '/nope/', name: 'Back to the home page', to: '/' },
]

for (const path of ['/projects/nope', '/projects/nope/', '/projects/ssayomart/nope/', '/projects/nope.html'])
  test(`§8 ${path} has status 404 and says "Project not found!"`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found!')
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  })

for (const path of ['/nope', '/nope/', '/about/nope/', '/nope.txt', '/project/ssayomart/'])
  test(`§8 ${path} has status 404 and says "Unexpected Application Error!" with the message`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible()
    await expect(page.getByText('Project not found!')).toBeHidden()
  })

for (const { path, name, to } of WAYS_BACK)
  test(`§8 ${path} shows the way back, and it works`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

test('§4 and §8 a host that knows only the first 404.html says "Project not found!" below /projects/, in the title too', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/404.html')).text()
  await page.route('**/projects/nope', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body }),
  )
  await page.goto('/projects/nope')
  await expect(page).toHaveTitle('Project not found! – Robin Sample')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Project not found!'])
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to all projects' }).click()
  await expect(page).toHaveURL('/projects/')
})
