/** The folder that the site lies in, as Gatsby's path prefix: "/portfolio"; "" where it has the host for itself. */
export function pathPrefix(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '')
}

/** The whole address of a path of the site: "/about/" → "https://robin-sample.example.com/about/". */
export function absoluteAddress(siteUrl: string, path: string): string {
  return new URL(pathPrefix(siteUrl) + path, siteUrl).href
}
