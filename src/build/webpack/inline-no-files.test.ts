import type { Configuration } from 'webpack'
import { inlineNoFiles } from './inline-no-files'

const urlLoader = () => ({ loader: '/x/node_modules/url-loader/dist/cjs.js', options: { limit: 10_000 } })

test('no file becomes part of a page, however deep its rule is', () => {
  const [top, deep] = [urlLoader(), urlLoader()]
  const other = { loader: '/x/node_modules/css-loader/dist/cjs.js', options: { limit: 1 } }
  const config: Configuration = {
    module: { rules: [{ use: [top] }, '...', { oneOf: [{ use: [other, deep] }, { use: 'a' }] }, false] },
  }
  inlineNoFiles(config)
  expect([top.options.limit, deep.options.limit, other.options.limit]).toEqual([false, false, 1])
})

test('a set-up without rules stays as it is', () => {
  expect(() => {
    inlineNoFiles({})
  }).not.toThrow()
})
