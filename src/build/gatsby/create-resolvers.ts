import type { GatsbyNode } from 'gatsby'
import { isDevelop } from '../data-folder'
import { imageData } from '../graphql/image-data'
import { onlyNode } from '../graphql/only-node'
import { toIcon } from '../graphql/icon-by-name'

/**
 * `portfolio` gives what there is one of, and never null; `icon(name: "mdi:github")` gives the view an icon that is not
 * the owner's choice. In `gatsby develop`, `gatsbyImageData` is that of gatsby-plugin-sharp, which makes each file when a
 * browser asks for it.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (gatsby) => {
  // Gatsby types this function as `Function` and no more.
  const addResolvers = gatsby.createResolvers as (resolvers: object) => void
  addResolvers({
    Query: {
      portfolio: { type: 'Portfolio!', resolve: () => ({}) },
      icon: {
        type: 'Icon!',
        args: { name: 'String!' },
        resolve: (_source: unknown, { name }: { name: string }) => toIcon(name),
      },
    },
    Portfolio: {
      site: { resolve: onlyNode('SiteSettings') },
      profile: { resolve: onlyNode('Profile') },
      skills: { resolve: onlyNode('Skills') },
    },
    ...(isDevelop() ? {} : { ImageSharp: { gatsbyImageData: { resolve: imageData(gatsby.pathPrefix) } } }),
  })
}
