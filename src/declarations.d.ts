/** The compiled `src/browser/main.ts`, put in by `on-create-webpack-config.ts`. */
declare const BROWSER_SCRIPT: string

/** The language of `site.json`, put in by `on-create-webpack-config.ts`. */
declare const SITE_LANGUAGE: string

/** Changes with every style sheet, put in by `on-create-webpack-config.ts`. */
declare const STYLES_DIGEST: string

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}

/** A font that webpack publishes: the address of its file. */
declare module '*.woff2' {
  const address: string
  export default address
}
