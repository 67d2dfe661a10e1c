import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { DECORATION } from './find-texts'

const source = readFileSync(createRequire(__filename).resolve('accessibility-checker-engine'), 'utf8')

/** Today's rules, and those that are to come. */
const GUIDELINES = ['IBM_Accessibility', 'IBM_Accessibility_next']

/**
 * The checker calls `http-equiv` deprecated whatever it says; this one is in the standard
 * (https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy).
 */
const POLICY = 'meta[http-equiv="Content-Security-Policy"]'

type Judgement = {
  ruleId: string
  value: [policy: string, verdict: string]
  message: string
  snippet: string
  node: Element
}
type Report = { numExecuted: number; results: Judgement[] }
type Engine = {
  Checker: new () => { check: (page: Document, guidelines: readonly string[]) => Promise<Report> }
}

/**
 * What IBM's checker is sure to be wrong on a page, against a requirement or a recommendation: a line for each place.
 * Its other results are questions to a human ("verify that …"), most of which it asks of any page with a style sheet.
 */
export async function findIbmFailures(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { numExecuted, failures } = await page.evaluate(
    async ([guidelines, decoration, policy]) => {
      const { ace } = window as unknown as { ace: Engine }
      const { numExecuted, results } = await new ace.Checker().check(document, guidelines)
      const failures = results
        .filter(({ value: [, verdict], node }) => verdict === 'FAIL' && !node.matches(decoration))
        .filter(({ ruleId, node }) => ruleId !== 'element_attribute_deprecated' || !node.matches(policy))
        .map(({ ruleId, message, snippet }) => `${ruleId} (${message}) at ${snippet}`)
      return { numExecuted, failures }
    },
    [GUIDELINES, DECORATION, POLICY] as const,
  )
  expect(numExecuted, "judgements of IBM's checker").toBeGreaterThan(100)
  return failures
}
