/** What Gatsby keeps between builds. The second belongs to the first: one without the other ends a build. */
const FOLDERS = ['.cache', 'public']

/**
 * Before the build command, so that the check in `npm run build` sees the cache before Gatsby starts
 * (docs/decisions/0019-netlify-keeps-the-cache-by-a-plugin-of-our-own.md).
 */
export const onPreBuild = async ({ utils }) => {
  const isKept = await utils.cache.restore(FOLDERS)
  console.log(
    isKept ? "Gatsby's cache of the last build was restored." : 'There is no cache of an earlier build.',
  )
}

/** Only after a build that went well. */
export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(FOLDERS)
}
