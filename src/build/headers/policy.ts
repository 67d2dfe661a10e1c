/** The hashes of what is inline in pages, as a policy names them: "'sha256-…'". */
export type InlineHashes = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> }

/** The name of a directive, and what it allows; nothing for one that is only switched on. */
type Directive = readonly [name: string, ...allowed: string[]]

const orNone = (hashes: ReadonlySet<string>) => (hashes.size > 0 ? [...hashes].sort() : ["'none'"])

/** What pages may do: show their own pictures and fonts, and run and wear exactly what was inline when they were built. */
function listDirectives({ scripts, styles }: InlineHashes): Directive[] {
  return [
    ['default-src', "'none'"],
    ['script-src', ...orNone(scripts)],
    ['style-src', ...orNone(styles)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
  ]
}

/**
 * What only a header says. Browsers ignore `frame-ancestors` in a page and complain of it; and `upgrade-insecure-requests`
 * there would reach previews at http://localhost, where Safari then asks for every picture by https.
 */
const HEADER_ONLY: readonly Directive[] = [['frame-ancestors', "'none'"], ['upgrade-insecure-requests']]

const format = (directives: readonly Directive[]) =>
  directives.map((directive) => directive.join(' ')).join('; ')

/** The content security policy for a header (https://www.w3.org/TR/CSP3/). */
export function toHeaderPolicy(hashes: InlineHashes): string {
  return format([...listDirectives(hashes), ...HEADER_ONLY])
}

/** The same policy for a `<meta>` of a page, for hosts that send no headers. */
export function toMetaPolicy(hashes: InlineHashes): string {
  return format(listDirectives(hashes))
}
