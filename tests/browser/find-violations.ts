import axe, { type NodeResult, type Result } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { DECORATION } from './find-texts'
import { findPoorContrasts } from './measure-contrast'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const MEASURED = 'every text is measured on what is really painted behind it (measure-contrast.ts)'

/** The rules that axe-core may leave undecided, and who decides in its place. */
const DECIDED_ELSEWHERE: Record<string, string> = {
  'color-contrast': MEASURED,
  'color-contrast-enhanced': MEASURED,
}

function tell({ id, help }: Result, { target, failureSummary }: NodeResult): string {
  return `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`
}

/** What is wrong or undecided on a page by axe-core, and which of its texts are hard to read: a line for each place. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations, incomplete, passes } = await page.evaluate(
    ([tags, decoration]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: document, exclude: decoration },
        { runOnly: [...tags] },
      ),
    [TAGS, DECORATION] as const,
  )
  expect(passes.length, 'rules that axe-core could judge').toBeGreaterThan(20)
  const undecided = incomplete.filter(({ id }) => !(id in DECIDED_ELSEWHERE))
  return [
    ...violations.flatMap((rule) => rule.nodes.map((node) => tell(rule, node))),
    ...undecided.flatMap((rule) => rule.nodes.map((node) => `undecided: ${tell(rule, node)}`)),
    ...(await findPoorContrasts(page)),
  ]
}
