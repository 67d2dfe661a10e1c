import type { GatsbyNode } from 'gatsby'
import { toIcon } from '../graphql/icon-by-name'

/** `icon(name: "mdi:github")` gives the view an icon that is not the owner's choice. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      icon: {
        type: 'Icon!',
        args: { name: 'String!' },
        resolve: (_source: unknown, { name }: { name: string }) => toIcon(name),
      },
    },
  })
}
