import { expect, test, type Page } from '@playwright/test'
import { PAGES } from './sample-pages'

// Playwright's own `test`: these pages are made to complain. Everywhere else a violation fails the test that caused it.

/** Directives that were violated since the page was opened; the browser tells a page of each. */
async function listViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { violated: string[] }).violated)
}

async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const violated: string[] = []
    Object.assign(globalThis, { violated })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violated.push(effectiveDirective)
    })
  })
  await page.goto(path)
}

/** Does what somebody would do who has found a way to put something into a page. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
      } catch {
        // Trusted Types refuse by an error, before the rule for scripts is asked; the event tells of it.
      }
    }
    const add = (tagName: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tagName)
      for (const [name, value] of Object.entries(attributes)) {
        attempt(() => {
          element.setAttribute(name, value)
        })
      }
      if (text !== '') attempt(() => (element.textContent = text))
      document.body.append(element)
    }
    attempt(() => (document.body.innerHTML += '<b>markup</b>'))
    add('script', {}, 'globalThis.attacked = true')
    add('script', { src: 'data:text/javascript,globalThis.attacked = true' })
    add('style', {}, 'body { display: none }')
    add('p', { style: 'position: fixed' })
    add('img', { src: 'https://other.example.com/pixel.png' })
    add('iframe', { src: 'https://other.example.com/' })
    add('base', { href: 'https://other.example.com/' })
    void fetch('https://other.example.com/').catch(() => undefined)
  })
}

for (const { name, path } of PAGES)
  test(`${name} violates its own policy nowhere, and refuses what an attacker would put into it`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await listViolations(page)).toEqual([])
    await attack(page)
    const refused = [
      'base-uri',
      'connect-src',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
    ]
    await expect.poll(async () => [...new Set(await listViolations(page))].sort()).toEqual(refused)
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a script and a style that somebody put into the file of a page are refused, whichever policy is asked', async ({
  page,
}) => {
  for (const hasHeaders of [true, false]) {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '<title>',
        '<script>globalThis.attacked = true</script><style>body { display: none }</style><title>',
      )
      const headers = hasHeaders ? response.headers() : { 'content-type': 'text/html' }
      await route.fulfill({ status: 200, headers, body })
    })
    await open(page, '/')
    const violations = new Set(await listViolations(page))
    expect([hasHeaders, [...violations].sort()]).toEqual([hasHeaders, ['script-src-elem', 'style-src-elem']])
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute('/')
  }
})

test('a page cannot be framed, not even by its own site', async ({ page }) => {
  await page.route('/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/about/"></iframe>' }),
  )
  const framed = () => page.frames()[1]?.url() ?? ''
  await page.goto('/framing')
  expect(framed()).toMatch(/^chrome-error:/)
  // Without the header it could be: the policy in the page has no say in this.
  await page.route('/about/', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: await (await route.fetch()).text() })
  })
  await page.goto('/framing')
  expect(framed()).toMatch(/about/)
})
