import { isValidElement, type ReactNode } from 'react'
import type { GatsbySSR } from 'gatsby'

type ElementProps = { id?: string; sliceId?: string; as?: string }

/** Whether a part of the page is Gatsby's script: its loader, its script slice, or a preload for one of them. */
function isGatsbyScript(part: ReactNode): boolean {
  if (!isValidElement<ElementProps>(part)) return false
  const { id, sliceId, as } = part.props
  return id === 'gatsby-script-loader' || sliceId === '_gatsby-scripts' || as === 'script'
}

/** Whether a part of the head belongs to GatsbyImage, which this site does not use (its own `<picture>` needs no script). */
function isGatsbyImagePart(part: ReactNode): boolean {
  return isValidElement(part) && (part.key ?? '').startsWith('gatsby-image')
}

/** Leaves every script of Gatsby's out of the published pages; `gatsby develop` keeps React and hot reload. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const isKept = (part: ReactNode) => !isGatsbyScript(part) && !isGatsbyImagePart(part)
  if (process.env.NODE_ENV !== 'production') return
  page.replaceHeadComponents(page.getHeadComponents().filter(isKept))
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isKept))
}
