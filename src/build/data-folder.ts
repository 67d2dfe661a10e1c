/** The owner's data folder as it was named: PORTFOLIO_DATA, or `data`; relative to the project's root or absolute. */
export function dataFolder(): string {
  return process.env['PORTFOLIO_DATA'] || 'data'
}

/** Whether this is `gatsby develop`, where the owner edits while it runs. */
export function isDevelop(): boolean {
  return process.env.NODE_ENV === 'development'
}

/**
 * The folder that Gatsby reads. In `gatsby develop` it is a copy that only changes when the data is good: a half-typed
 * file would otherwise take pages away under the owner's eyes, and leave errors behind after the next correct save.
 */
export function sourcedFolder(): string {
  return isDevelop() ? '.cache/checked-data' : dataFolder()
}
