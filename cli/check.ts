import { checkContent } from '../src/content/check-content'
import { countContent } from '../src/content/count-content'
import { formatProblems } from '../src/content/format-problems'

async function check() {
  const dataFolder = process.env['PORTFOLIO_DATA'] || 'data'
  const { content, problems } = await checkContent(dataFolder)
  if (content !== null) {
    console.log(`${dataFolder}: ${countContent(content)}, all good.`)
    return
  }
  process.stderr.write(formatProblems(problems))
  process.exitCode = 1
}

void check()
