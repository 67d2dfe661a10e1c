import type { Configuration } from 'webpack'

type StylePlugin = { options: { ignoreOrder?: boolean } }

const isStylePlugin = (plugin: unknown): plugin is StylePlugin =>
  plugin instanceof Object && plugin.constructor.name === 'MiniCssExtractPlugin' && 'options' in plugin

/**
 * Pages import the same CSS modules in different orders, which mini-css-extract-plugin warns of. The order means
 * nothing here: a module styles its own elements, and where a subject places a part, its selector is the more specific.
 */
export function ignoreStyleOrder({ plugins = [] }: Configuration): void {
  for (const plugin of plugins) if (isStylePlugin(plugin)) plugin.options.ignoreOrder = true
}
