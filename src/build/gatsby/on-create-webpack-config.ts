import type { GatsbyNode } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { buildTime } from '../build-time'
import { checkedContent } from '../data-check/checked-content'
import { DataCheckPlugin } from '../data-check/data-check-plugin'
import { toSpeculationRules } from '../speculation/to-speculation-rules'
import { compileBrowserScript } from '../webpack/compile-browser-script'
import { digestStyles } from '../webpack/digest-styles'
import { dropClientCode } from '../webpack/drop-client-code'
import { ignoreStyleOrder } from '../webpack/ignore-style-order'
import { setUrlLoader } from '../webpack/set-url-loader'

/** Gatsby types the functions that it hands over as `Function` and no more. */
type Define = (values: Record<string, string>) => WebpackPluginInstance

/** What `src/html.tsx` finds as constants: the compiled browser script, the language of the site, and more. */
const htmlConstants = (speculationRules: string) => ({
  BROWSER_SCRIPT: JSON.stringify(compileBrowserScript()),
  SITE_LANGUAGE: JSON.stringify(checkedContent().site.language),
  SPECULATION_RULES: JSON.stringify(speculationRules),
  STYLES_DIGEST: JSON.stringify(digestStyles()),
})

/** What components find as a constant, in the pages and in `gatsby develop`. */
const viewConstants = () => ({ BUILD_YEAR: String(buildTime().getUTCFullYear()) })

/** Hands constants to `src/html.tsx` and the view, and lets `gatsby develop` check the data at every save. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  const { stage, actions } = gatsby
  const define = gatsby.plugins.define as Define
  actions.setWebpackConfig({ plugins: [define(viewConstants())] })
  if (stage === 'build-html')
    actions.setWebpackConfig({ plugins: [define(htmlConstants(toSpeculationRules(gatsby.pathPrefix)))] })
  // In `gatsby develop` React turns the pages, and none is made ready.
  if (stage === 'develop-html') actions.setWebpackConfig({ plugins: [define(htmlConstants(''))] })
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] })
  const config = (gatsby.getConfig as () => Configuration)()
  ignoreStyleOrder(config)
  if (stage === 'build-javascript') dropClientCode(config)
  setUrlLoader(config)
}
