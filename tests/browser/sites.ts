/** The published sites that the browser tests visit: the sample, and those that the build tests left behind. */
export const SITES = {
  sample: { folder: process.env['PUBLISHED_FOLDER'] ?? 'dist', port: 8461, remedy: 'npm run build' },
  minimal: { folder: '.test-sites/minimal', port: 8462, remedy: 'npm run test:build' },
  full: { folder: '.test-sites/full', port: 8463, remedy: 'npm run test:build' },
  hostile: { folder: '.test-sites/hostile', port: 8464, remedy: 'npm run test:build' },
} as const

/** The sample site once more, whose home page stops arriving before its content. */
export const SLOW_SITE = { folder: SITES.sample.folder, port: 8465 } as const

export type SiteName = keyof typeof SITES

export function siteAddress(name: SiteName): string {
  return `http://localhost:${SITES[name].port}`
}
