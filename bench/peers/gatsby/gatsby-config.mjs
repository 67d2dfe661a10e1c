import { resolve } from 'node:path'
import postcssNesting from 'postcss-nesting'

const TYPES = {
  site: 'SiteSettings',
  profile: 'Profile',
  skills: 'Skills',
  technologies: 'Technology',
  projects: 'Project',
  experience: 'Experience',
  'formal-education': 'FormalEducation',
  bootcamps: 'Bootcamp',
}

/** The type of a file: by the first folder it lies in, or by its own name. */
const toTypeName = ({ node }) => TYPES[node.relativeDirectory.split('/')[0] || node.name]

// The same formats as the project's own site, unless the bench asks for the plugin's default of two.
const formats = (process.env.PEER_FORMATS ?? 'auto,avif').split(',')

export default {
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: resolve(process.env.PORTFOLIO_DATA ?? '../../../data') },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: toTypeName } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats } } },
    'gatsby-transformer-sharp',
    // The style sheets are the project's own, and nested.
    { resolve: 'gatsby-plugin-postcss', options: { postcssOptions: { plugins: [postcssNesting()] } } },
  ],
}
