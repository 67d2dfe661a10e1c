import type { ReactNode } from 'react'
import { THEME_COLORS } from './styles/theme-colors'

type HtmlProps = {
  htmlAttributes: Record<string, string>
  headComponents: ReactNode
  bodyAttributes: Record<string, string>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/**
 * The document around every page. The script stands right behind the meta that it keeps true and before the styles,
 * so that the theme is set before anything is painted.
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang={SITE_LANGUAGE} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLORS.light} />
        <script dangerouslySetInnerHTML={{ __html: BROWSER_SCRIPT }} />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
