/** The compiled `src/browser/main.ts`, put in by `on-create-webpack-config.ts`. */
declare const BROWSER_SCRIPT: string

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}
