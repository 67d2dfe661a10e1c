import { resolve } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import postcssNesting from 'postcss-nesting'
import { dataFolder, sourcedFolder } from './src/build/data-folder'
import { readPathPrefix } from './src/build/read-path-prefix'
import { nodeType } from './src/build/graphql/node-type'

/** What the check of the data overlooks: hidden files, and what operating systems leave behind. */
const OVERLOOKED = ['**/.*', '**/README.md', '**/Thumbs.db', '**/desktop.ini']

const pathPrefix = readPathPrefix(dataFolder()) ?? ''

/**
 * Nested rules become plain selectors: `.title a:hover`. The newer edition writes `:is(.title a):hover`, which PurgeCSS
 * takes for a rule without a subject and leaves out.
 */
const nesting = postcssNesting({ edition: '2021', noIsPseudoSelector: true })

const config: GatsbyConfig = {
  trailingSlash: 'always',
  // Gatsby takes it only with --prefix-paths, which `npm run build` gives, and refuses an empty one.
  ...(pathPrefix === '' ? {} : { pathPrefix }),
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./src/build/**/*.ts', './src/**/*.tsx'],
  },
  // The host gets `dist/`, whichever host it is (docs/decisions/0003-dist-beside-public.md).
  adapter: { name: 'none', adapt: () => undefined },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: resolve(sourcedFolder()), ignore: OVERLOOKED },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'art', path: resolve('art'), ignore: ['**/*.svg', '**/*.ts', '**/*.md'] },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: nodeType } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'truncated' } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-postcss', options: { postcssOptions: { plugins: [nesting] } } },
  ],
}

export default config
