import type { GatsbyNode } from 'gatsby'
import { markCache } from '../cache/prepare-cache'

/** Says what the cache is made for, so that a build for another address does not take it for its own. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ pathPrefix }) =>
  markCache('.', { pathPrefix })
