import type { GatsbyNode } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { buildTime } from '../build-time'
import { checkedContent } from '../data-check/checked-content'
import { DataCheckPlugin } from '../data-check/data-check-plugin'
import { compileBrowserScript } from '../webpack/compile-browser-script'
import { digestStyles } from '../webpack/digest-styles'
import { ignoreStyleOrder } from '../webpack/ignore-style-order'
import { inlineNoFiles } from '../webpack/inline-no-files'

/** Gatsby types the functions that it hands over as `Function` and no more. */
type Define = (values: Record<string, string>) => WebpackPluginInstance

/** What `src/html.tsx` finds as constants: the compiled browser script, and the language of the site. */
const htmlConstants = () => ({
  BROWSER_SCRIPT: JSON.stringify(compileBrowserScript()),
  SITE_LANGUAGE: JSON.stringify(checkedContent().site.language),
  STYLES_DIGEST: JSON.stringify(digestStyles()),
})

/** What components find as a constant, in the pages and in `gatsby develop`. */
const viewConstants = () => ({ BUILD_YEAR: String(buildTime().getUTCFullYear()) })

/** Hands constants to `src/html.tsx` and the view, and lets `gatsby develop` check the data at every save. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  const { stage, actions } = gatsby
  const define = gatsby.plugins.define as Define
  actions.setWebpackConfig({ plugins: [define(viewConstants())] })
  if (stage === 'build-html' || stage === 'develop-html')
    actions.setWebpackConfig({ plugins: [define(htmlConstants())] })
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] })
  const config = (gatsby.getConfig as () => Configuration)()
  ignoreStyleOrder(config)
  inlineNoFiles(config)
}
