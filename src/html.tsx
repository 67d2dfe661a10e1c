import type { ReactNode } from 'react'
import bangers from '../.cache/fonts/bangers.woff2'
import comicNeue from '../.cache/fonts/comic-neue.woff2'
import { THEME_COLORS } from './styles/theme-colors'

const FONTS_OF_FIRST_SCREEN = [bangers, comicNeue]

type HtmlProps = {
  htmlAttributes: Record<string, string>
  headComponents: ReactNode
  bodyAttributes: Record<string, string>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/**
 * The document around every page. The script stands behind the meta that it keeps true and before the styles,
 * so that the theme is set before anything is painted. The rules for speculation, for hosts that send no headers, come
 * last: the first screen does not need them.
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang={SITE_LANGUAGE} {...props.htmlAttributes}>
      {/* The key is not in the page: it makes Gatsby, which inlines the styles, write its cached pages anew. */}
      <head key={STYLES_DIGEST}>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLORS.light} />
        <script dangerouslySetInnerHTML={{ __html: BROWSER_SCRIPT }} />
        {FONTS_OF_FIRST_SCREEN.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
        {SPECULATION_RULES && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
        )}
      </body>
    </html>
  )
}
