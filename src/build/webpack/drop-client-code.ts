import type { Configuration } from 'webpack'

const isScriptMinifier = (plugin: unknown) =>
  plugin instanceof Object && plugin.constructor.name === 'TerserPlugin'

/**
 * Gatsby minifies scripts and draws their source maps, which take it most of the time of its bundles; but no page carries
 * them. The styles, which go into the pages, are minified as before.
 */
export function dropClientCode(config: Configuration): void {
  config.devtool = false
  const { optimization } = config
  if (optimization?.minimizer)
    optimization.minimizer = optimization.minimizer.filter((plugin) => !isScriptMinifier(plugin))
}
