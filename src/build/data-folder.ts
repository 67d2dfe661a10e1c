/** The owner's data folder as it was named: PORTFOLIO_DATA, or `data`; relative to the project's root or absolute. */
export function dataFolder(): string {
  return process.env['PORTFOLIO_DATA'] ?? 'data'
}
