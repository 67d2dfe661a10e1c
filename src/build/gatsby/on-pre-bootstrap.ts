import { existsSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import type { GatsbyNode, Reporter } from 'gatsby'
import { giveCacheBack, takeCache } from '../cache/give-cache-back'
import { checkData, checkedContent } from '../data-check/checked-content'
import { dataFolder, isDevelop } from '../data-folder'
import { siteCharacters } from '../fonts/site-characters'
import { writeFonts } from '../fonts/write-fonts'
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

/**
 * Tells all problems of the owner's data before anything is built, and builds nothing while there is one. Then the fonts
 * are cut; in `gatsby develop` they stay whole, because the text changes while it runs.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await recoverPublished('dist')
  const problems = await checkData()
  if (problems) {
    if (isDevelop() && existsSync(dataFolder())) await waitForGoodData(problems, reporter)
    else {
      await giveCacheBack('.')
      reporter.panic(problems)
    }
  }
  await takeCache('.')
  await writeFonts(isDevelop() ? undefined : siteCharacters(checkedContent()))
}
