import type { GatsbyNode } from 'gatsby'
import { DataCheckPlugin } from '../data-check/data-check-plugin'
import { compileBrowserScript } from '../webpack/compile-browser-script'

/** Hands the compiled browser script to `src/html.tsx`, and lets `gatsby develop` check the data at every save. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, plugins }) => {
  if (stage === 'build-html' || stage === 'develop-html')
    actions.setWebpackConfig({
      plugins: [plugins.define({ BROWSER_SCRIPT: JSON.stringify(compileBrowserScript()) })],
    })
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] })
}
