/**
 * When the site is built: now, or the seconds that SOURCE_DATE_EPOCH names
 * (https://reproducible-builds.org/specs/source-date-epoch/), so that a build can be repeated to the byte.
 */
export function buildTime(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
}
