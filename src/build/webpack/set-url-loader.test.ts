import type { Configuration } from 'webpack'
import { setUrlLoader } from './set-url-loader'

const urlLoader = () => ({
  loader: '/x/node_modules/url-loader/dist/cjs.js',
  options: { limit: 10_000, name: 'static/[name]-[hash].[ext]' },
})

test('no file becomes part of a page, however deep its rule is', () => {
  const [top, deep] = [urlLoader(), urlLoader()]
  const other = { loader: '/x/node_modules/css-loader/dist/cjs.js', options: { limit: 1 } }
  const config: Configuration = {
    module: { rules: [{ use: [top] }, '...', { oneOf: [{ use: [other, deep] }, { use: 'a' }] }, false] },
  }
  setUrlLoader(config)
  expect([top.options.limit, deep.options.limit, other.options.limit]).toEqual([false, false, 1])
  expect(deep.options.name).toBe('static/[name]-[hash:8].[ext]')
})

test('a set-up without rules stays as it is', () => {
  expect(() => {
    setUrlLoader({})
  }).not.toThrow()
})
