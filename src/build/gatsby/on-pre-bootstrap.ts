import { existsSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import type { GatsbyNode, Reporter } from 'gatsby'
import { checkData } from '../data-check/checked-content'
import { dataFolder, isDevelop } from '../data-folder'
import { recoverPublished } from '../publish/put-in-place'

/** Waits in `gatsby develop` until the owner has saved data without a problem. */
async function waitForGoodData(problems: string, reporter: Reporter): Promise<void> {
  // One iterator for all: each new one would miss what was saved since the last.
  const saves = watch(dataFolder(), { recursive: true })[Symbol.asyncIterator]()
  let told = ''
  for (let remaining: string | undefined = problems; remaining; remaining = await checkData()) {
    if (remaining !== told) reporter.error(remaining)
    told = remaining
    await saves.next()
  }
}

/** Tells all problems of the owner's data before anything is built, and builds nothing while there is one. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await recoverPublished('dist')
  const problems = await checkData()
  if (!problems) return
  if (isDevelop() && existsSync(dataFolder())) await waitForGoodData(problems, reporter)
  else reporter.panic(problems)
}
