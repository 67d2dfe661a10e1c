import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { icons as mdi } from '@iconify-json/mdi'
import { icons as simpleIcons } from '@iconify-json/simple-icons'
import { getIconData, iconToSVG } from '@iconify/utils'

const ICON_SETS = { mdi, 'simple-icons': simpleIcons }

/** "mdi:github" → what stands in its svg element. */
function findIcon(name) {
  const [set, icon] = name.split(':')
  const { attributes, body } = iconToSVG(getIconData(ICON_SETS[set], icon))
  return { viewBox: attributes.viewBox, body }
}

export function createSchemaCustomization({ actions }) {
  actions.createTypes(`
    type Icon {
      viewBox: String!
      body: String!
    }
    type Picture {
      src: File! @fileByRelativePath
      alt: String!
    }
    type Profile implements Node {
      photo: Picture!
    }
    type Project implements Node {
      img: Picture!
      date: Date @dateformat
      techStack: [Technology!]! @link(by: "fields.slug")
      liveUrl: String
      githubUrl: String
    }
    type Skills implements Node {
      techStack: [Technology!]! @link(by: "fields.slug")
      developerTools: [Technology!]! @link(by: "fields.slug")
    }
    type Experience implements Node {
      location: String
    }
    type Bootcamp implements Node {
      certificateLink: String
    }
  `)
}

export function createResolvers({ createResolvers }) {
  const svg = { type: 'Icon!', resolve: ({ icon }) => findIcon(icon) }
  createResolvers({
    Technology: { svg },
    Experience: { svg },
    Query: {
      icon: { type: 'Icon!', args: { name: 'String!' }, resolve: (_, { name }) => findIcon(name) },
    },
  })
}

export function onCreateNode({ node, actions, getNode }) {
  if (node.internal.type !== 'Project' && node.internal.type !== 'Technology') return
  const { relativeDirectory, name } = getNode(node.parent)
  const value = node.internal.type === 'Project' ? relativeDirectory.split('/')[1] : name
  actions.createNodeField({ node, name: 'slug', value })
}

export async function createPages({ graphql, actions }) {
  const { data, errors } = await graphql(`
    {
      allProject(sort: { order: ASC }) {
        nodes {
          fields {
            slug
          }
        }
      }
    }
  `)
  if (errors) throw errors
  const slugs = data.allProject.nodes.map(({ fields }) => fields.slug)
  for (const [index, slug] of slugs.entries())
    actions.createPage({
      path: `/projects/${slug}/`,
      component: resolve('src/templates/project-page.js'),
      context: { slug, previousSlug: slugs[index - 1] ?? '', nextSlug: slugs[index + 1] ?? '' },
    })
}

/** The same icons as the project's own site. */
export function onPostBuild() {
  cpSync(resolve('../../../static'), 'public', { recursive: true })
}
