import { expect, test, type Page } from './fixtures'
import { openPage } from './open-page'
import { findMoved, readPlaces } from './read-places'
import { PAGES } from './sample-pages'

/** The browser's own rounding of what is turned. */
const TOLERANCE_PX = 0.1

/** What would move by itself, or take its time to change. */
const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((layer) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, layer)
        const isStill =
          transitionDuration.split(', ').every((duration) => parseFloat(duration) === 0) &&
          animationName === 'none' &&
          scrollBehavior !== 'smooth'
        return isStill ? [] : [`${element.outerHTML.slice(0, 80)} ${layer ?? ''}`]
      }),
    ),
  )

/** The conditions that each rule for the turn of a page stands under, the outermost first. */
const readPageTurns = (page: Page) =>
  page.evaluate(() => {
    const conditionsOf = (rule: CSSRule | null): string[] =>
      rule === null
        ? []
        : [...conditionsOf(rule.parentRule), ...(rule instanceof CSSMediaRule ? [rule.conditionText] : [])]
    const walk = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? walk(rule.cssRules) : [])])
    return [...document.styleSheets]
      .flatMap((sheet) => walk(sheet.cssRules))
      .filter((rule) => rule.cssText.startsWith('@view-transition'))
      .map(conditionsOf)
  })

for (const { name, path } of PAGES)
  test(`${name} with reduced motion: nothing moves, not below the pointer either, and no page turns`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    expect.soft(await findMoving(page)).toEqual([])

    const places = await readPlaces(page)
    for (const target of await page.locator('a, button').filter({ visible: true }).all()) {
      if (await target.evaluate((element) => getComputedStyle(element).clipPath === 'inset(50%)')) continue
      await target.hover()
      expect
        .soft(findMoved(places, await readPlaces(page), TOLERANCE_PX), await target.innerText())
        .toEqual([])
    }

    const turns = await readPageTurns(page)
    expect.soft(turns.length, 'rules for the turn of a page').toBeGreaterThan(0)
    for (const conditions of turns)
      expect.soft(conditions.join(' and ')).toContain('prefers-reduced-motion: no-preference')
  })
