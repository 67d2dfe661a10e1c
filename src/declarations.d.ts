/** The compiled `src/browser/main.ts`, put in by `on-create-webpack-config.ts`. */
declare const BROWSER_SCRIPT: string

/** The rules for speculation as JSON, put in by `on-create-webpack-config.ts`; empty in `gatsby develop`. */
declare const SPECULATION_RULES: string

/** The language of `site.json`, put in by `on-create-webpack-config.ts`. */
declare const SITE_LANGUAGE: string

/** The year of the build, put in by `on-create-webpack-config.ts`. */
declare const BUILD_YEAR: number

/** Changes with every style sheet and every font, put in by `on-create-webpack-config.ts`. */
declare const STYLES_DIGEST: string

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}

/** The part of subset-font that is used here; it brings no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    keepAllGlyphs?: boolean
    keepFeatures?: readonly string[]
    noHinting?: boolean
    variationAxes?: Readonly<Record<string, number>>
  }
  function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
  export = subsetFont
}

/** A font that webpack publishes: the address of its file. */
declare module '*.woff2' {
  const address: string
  export default address
}
