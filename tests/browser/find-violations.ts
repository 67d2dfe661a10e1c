import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core finds on a page: a line for each rule and place that breaks it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations, passes } = await page.evaluate(
    (tags) => (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: tags }),
    TAGS,
  )
  expect(passes.length, 'rules that axe-core could judge').toBeGreaterThan(20)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
