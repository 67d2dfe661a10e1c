import { prepareCache } from '../src/build/cache/prepare-cache'
import { readPurpose } from '../src/build/cache/read-purpose'

/** Before `gatsby develop`, which shows the site without the folder that `npm run build` puts it into. */
async function prepare(): Promise<void> {
  const { told } = await prepareCache('.', await readPurpose('.', ''), 'develop')
  if (told) console.log(told)
}

void prepare()
