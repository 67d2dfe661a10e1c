import { findRulesFault } from '../src/build/headers/find-rules-fault'
import { checkContent } from '../src/content/check-content'
import { countContent } from '../src/content/count-content'
import { formatProblems } from '../src/content/format-problems'

async function check() {
  const dataFolder = process.env['PORTFOLIO_DATA'] || 'data'
  const { content, problems } = await checkContent(dataFolder)
  const fault = content === null ? formatProblems(problems) : await findRulesFault('static')
  if (content !== null && fault === undefined) {
    console.log(`${dataFolder}: ${countContent(content)}, all good.`)
    return
  }
  process.stderr.write(fault ?? '')
  process.exitCode = 1
}

void check()
