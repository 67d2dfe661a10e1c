/** A host that is running, and how to speak to it. */
export type Host = {
  port: number
  /** The folder in which the site lies on the host: "" or "/portfolio". */
  pathPrefix: string
  /** The published folder that it serves. */
  folder: string
  /** The certificate (PEM) of a host that speaks https. */
  certificate?: string
  stop: () => Promise<void>
}

/** What a host can do and what it cannot; the checks are the same for all. */
export type HostTraits = {
  /** Whether it finds `projects/404.html`, or knows one error page only. */
  findsNearestErrorPage: boolean
  /** Whether it leads from /about to /about/, or answers both with the page. */
  redirectsToSlash: boolean
  /** Whether it serves `_headers` and `_redirects` as if they were files of the site. */
  servesRuleFiles: boolean
  /** What it says of how long pages may be kept. */
  pageCaching: RegExp
  /** What it says of files under /static/, whose names change with what is in them; absent where it cannot be asked. */
  staticCaching?: RegExp
  /** The encodings that it compresses text with; none where that is done before it, at the host's edge. */
  encodings: readonly ('gzip' | 'br')[]
  /** Where its security headers come from: `_headers`, its own configuration, or nowhere. */
  securityHeaders: 'rules' | 'configuration' | 'none'
  /** Whether it gives a file the type that the rules say; it does, unless this says no. */
  takesTypes?: boolean
}
