import { expect, test } from './fixtures'
import { GOOD_PAGES } from './sample-pages'

for (const { name, path } of GOOD_PAGES) {
  test(`${name} with reduced motion: nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
        const isStill =
          parseFloat(transitionDuration) === 0 && animationName === 'none' && scrollBehavior !== 'smooth'
        return isStill ? [] : [element.outerHTML.slice(0, 80)]
      }),
    )
    expect(moving).toEqual([])
  })

  test(`${name} in forced colours: panels, buttons and the toggle keep their borders, icons can be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    const framed = page.locator(
      'main article:not(:has(header)), main a[target], main a[href^="mailto:"], button',
    )
    expect(await framed.count()).toBeGreaterThan(1)
    const borderless = await framed.evaluateAll((all) =>
      all
        .filter((element) => parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(borderless).toEqual([])
    const icon = page.getByRole('banner').getByRole('button').locator('svg:visible')
    const fill = await icon.evaluate((svg) => getComputedStyle(svg).fill)
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(fill).not.toBe(canvas)
  })

  test(`${name} on paper: no navigation, dark ink on white, from the dark theme too`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
    })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const navigation of await page.getByRole('navigation', { includeHidden: true }).all())
      await expect(navigation.getByRole('link', { includeHidden: true }).first()).toBeHidden()
    await expect(page.locator('.skip-link')).toBeHidden()
    await expect(page.locator('[data-theme-toggle]')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
