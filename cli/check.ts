import { checkRemembering } from '../src/build/data-check/check-remembering'
import { findRulesFault } from '../src/build/headers/find-rules-fault'
import { countContent } from '../src/content/count-content'
import { formatProblems } from '../src/content/format-problems'

async function check() {
  const dataFolder = process.env['PORTFOLIO_DATA'] || 'data'
  const { content, problems } = await checkRemembering(dataFolder)
  const fault = content === null ? formatProblems(problems) : await findRulesFault('static')
  if (content !== null && fault === undefined) {
    console.log(`${dataFolder}: ${countContent(content)}, all good.`)
    return
  }
  process.stderr.write(fault ?? '')
  process.exitCode = 1
}

void check()
