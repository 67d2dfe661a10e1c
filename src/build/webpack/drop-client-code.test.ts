import type { Configuration, WebpackPluginInstance } from 'webpack'
import { dropClientCode } from './drop-client-code'

class TerserPlugin implements WebpackPluginInstance {
  apply(): void {
    throw new Error('Scripts were minified.')
  }
}

class CssMinimizerPlugin extends TerserPlugin {}

test('scripts are not minified and get no source maps; styles are minified', () => {
  const styles = new CssMinimizerPlugin()
  const config: Configuration = {
    devtool: 'source-map',
    optimization: { minimizer: [new TerserPlugin(), styles, '...'] },
  }
  dropClientCode(config)
  expect(config).toEqual({ devtool: false, optimization: { minimizer: [styles, '...'] } })
})

test('a set-up that minifies nothing stays so', () => {
  const config: Configuration = {}
  dropClientCode(config)
  expect(config).toEqual({ devtool: false })
})
