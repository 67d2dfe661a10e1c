/**
 * What RFC 3986 wants escaped though addresses are typed with it, and browsers leave alone; and a `%` that escapes
 * nothing.
 */
const UNESCAPED = /[[\]\\^`{|}<>"]|%(?![\da-f]{2})/gi

/** The beginning of an address, where brackets may stand around the number of a host. */
const HOST = /^https:\/\/[^/?#]*/

/** An address in ASCII, escaped as https://www.rfc-editor.org/rfc/rfc3986 wants: readers that are no browser ask for it. */
export function toUri(address: string): string {
  const { href } = new URL(address)
  const [host = ''] = HOST.exec(href) ?? []
  return host + href.slice(host.length).replace(UNESCAPED, encodeURIComponent)
}

/**
 * A mailto link for readers that are no browser: what an address may hold and a link may not is escaped, as
 * https://www.rfc-editor.org/rfc/rfc6068#section-2 wants.
 */
export function toMailUri(email: string): string {
  const at = email.lastIndexOf('@')
  return toUri(`mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`)
}

/**
 * An address of a link, as `toUri` writes it, if it leads to a page; undefined for a mail address, and where there is no
 * link.
 */
export function toPageUri(link: string | null | undefined): string | undefined {
  return link?.startsWith('https:') ? toUri(link) : undefined
}
