import type { GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { checkedContent } from '../data-check/checked-content'
import { DataCheckPlugin } from '../data-check/data-check-plugin'
import { compileBrowserScript } from '../webpack/compile-browser-script'
import { ignoreStyleOrder } from '../webpack/ignore-style-order'

/** Hands the compiled browser script and the language to `src/html.tsx`, and lets `gatsby develop` check the data at every save. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage === 'build-html' || stage === 'develop-html')
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          BROWSER_SCRIPT: JSON.stringify(compileBrowserScript()),
          SITE_LANGUAGE: JSON.stringify(checkedContent().site.language),
        }),
      ],
    })
  ignoreStyleOrder(getConfig() as Configuration)
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] })
}
