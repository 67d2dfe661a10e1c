import type { Page } from '@playwright/test'
import postcss, { type Rule } from 'postcss'

/** What a visitor, a browser's older engine or a page's turn brings about: no page that is only looked at has it. */
const STATES = /:(hover|active|focus|focus-visible)\b|::view-transition|:not\(\[data-scripting\]\)/

/** Every medium that the styles know, one after the other. */
const MEDIA = [
  {},
  { media: 'print' },
  { forcedColors: 'active' },
  { contrast: 'more' },
  { reducedMotion: 'reduce' },
] as const

/** Between and beyond all widths at which the styles change. */
const WIDTHS = [320, 400, 900, 1280, 1600]

/** Key frames have rules by name only: theirs are percentages. */
function isKeyFrame(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
}

/** "@media (min-width: 48rem) .panel": a rule, with the conditions around it. */
function describe(rule: Rule): string {
  const { parent } = rule
  const isConditional = parent?.type === 'atrule' && 'params' in parent
  return `${isConditional ? `@${parent.name} ${parent.params} ` : ''}${rule.selector}`
}

async function lookAtEveryMedium(page: Page): Promise<void> {
  for (const media of MEDIA) {
    await page.emulateMedia({
      media: 'screen',
      forcedColors: 'none',
      contrast: 'no-preference',
      reducedMotion: 'no-preference',
      ...media,
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      // Styles are worked out when something asks for them.
      await page.evaluate(() => document.body.offsetHeight)
    }
  }
}

/**
 * The rules of a page's style sheet that no element of it answers to, in no theme, at no width and in no medium, and that
 * no state is needed for; and how many rules there are.
 */
export async function findUnusedRules(
  page: Page,
  path: string,
): Promise<{ rules: number; unused: Set<string> }> {
  await page.coverage.startCSSCoverage()
  await page.goto(path)
  await lookAtEveryMedium(page)
  await page.locator('[data-theme-toggle]').click()
  await lookAtEveryMedium(page)
  const [sheet] = await page.coverage.stopCSSCoverage()
  const { text = '', ranges = [] } = sheet ?? {}
  const unused = new Set<string>()
  let rules = 0
  postcss.parse(text).walkRules((rule) => {
    const at = rule.source?.start?.offset ?? 0
    rules += 1
    const isUsed = ranges.some(({ start, end }) => start <= at && at < end)
    if (!isUsed && !isKeyFrame(rule) && !STATES.test(rule.selector)) unused.add(describe(rule))
  })
  return { rules, unused }
}
