import type { GatsbySSR } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a page without the comment marks that only React in the browser would need: production sends no React. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (process.env.NODE_ENV !== 'production') return
  replaceBodyHTMLString(renderToStaticMarkup(bodyComponent))
}
