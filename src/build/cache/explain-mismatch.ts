import type { CacheMark, CachePurpose } from './cache-mark'

/** Which command is about to use the cache. One ends by itself; the other is ended by its owner, at any moment. */
export type CacheUser = 'build' | 'develop'

const toAddress = (pathPrefix: string) => `${pathPrefix}/`

/** Why a cache is of no use, each as the words after "was made". */
function findReasons(mark: CacheMark, purpose: CachePurpose, user: CacheUser): string[] {
  const { pathPrefix, node, gatsby, project, finished } = mark
  const reasons = {
    [`by Node ${node}, and this is ${purpose.node}`]: node !== purpose.node,
    [`by Gatsby ${gatsby}, and this is ${purpose.gatsby}`]: gatsby !== purpose.gatsby,
    'by another version of this project or of its packages': project !== purpose.project,
    [`for a site at ${toAddress(pathPrefix)}, and this is one at ${toAddress(purpose.pathPrefix ?? '')}`]:
      purpose.pathPrefix !== undefined && pathPrefix !== purpose.pathPrefix,
    'by "npm run develop", and this is "npm run build"': user === 'build' && !finished,
  }
  return Object.keys(reasons).filter((reason) => reasons[reason])
}

/**
 * One line for the owner, with every reason why a cache is of no use; none when it is. A cache without a mark was left
 * by a build that was stopped: it takes the mark away at its start and writes it at its end.
 */
export function explainMismatch(
  mark: CacheMark | undefined,
  purpose: CachePurpose,
  user: CacheUser,
): string | undefined {
  const reasons = mark
    ? findReasons(mark, purpose, user)
    : ['by a build that was stopped, or by Gatsby started by hand']
  if (reasons.length === 0) return undefined
  return `Gatsby's cache was made ${reasons.join('; ')}: it was thrown away.`
}
