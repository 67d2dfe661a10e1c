import type { Configuration } from 'webpack'

type StylePlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } }

/**
 * Pages import the same CSS modules in different orders, which mini-css-extract-plugin warns of. The order means
 * nothing here: a module styles its own elements, and where a subject places a part, its selector is the more specific.
 */
export function ignoreStyleOrder({ plugins = [] }: Configuration): void {
  const stylePlugin = plugins.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin')
  if (stylePlugin) (stylePlugin as StylePlugin).options.ignoreOrder = true
}
