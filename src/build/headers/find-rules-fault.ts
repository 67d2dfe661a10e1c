import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRuleFaults } from './find-rule-faults'
import { HEADERS_FILE } from './parse-headers-file'

/** What to tell the owner when a `_headers` in `static/` would not be understood as it is meant, or undefined. */
export async function findRulesFault(staticFolder: string): Promise<string | undefined> {
  const text = await readFile(join(staticFolder, HEADERS_FILE), 'utf8').catch(() => '')
  const faults = findRuleFaults(text)
  if (faults.length === 0) return undefined
  const title = `The header rules in ${staticFolder}/${HEADERS_FILE} cannot be used. Nothing was built.`
  return `${[title, ...faults.map((fault) => `  ${fault}`)].join('\n\n')}\n`
}
