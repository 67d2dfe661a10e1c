import { prepareCache } from '../src/build/cache/prepare-cache'
import { dataFolder } from '../src/build/data-folder'
import { readPathPrefix } from '../src/build/read-path-prefix'

/** Before Gatsby starts: `npm run develop` shows the site without the folder that `npm run build` puts it into. */
async function prepare(): Promise<void> {
  const pathPrefix = process.argv[2] === 'develop' ? '' : readPathPrefix(dataFolder())
  if (await prepareCache('.', { pathPrefix }))
    console.log(
      "Gatsby's cache was made for another address, or by a build that was stopped: it was thrown away.",
    )
}

void prepare()
