import { SECURITY_TXT_PATH } from '../../content/addresses'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { toMailUri, toUri } from '../../content/to-uri'

/** Less than a year, as https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends, in leap years too. */
const VALID_DAYS = 364

/** The day that many days later, at midnight UTC, so that every build of one day gives the same bytes. */
function formatExpiry(built: Date): string {
  const day = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate() + VALID_DAYS))
  return day.toISOString().replace('.000Z', 'Z')
}

/**
 * Where to report a weakness of the site (https://www.rfc-editor.org/rfc/rfc9116), valid for 364 days from the day on which
 * it is built; undefined when the owner names no e-mail address, since the format asks for a contact.
 */
export function toSecurityTxt(
  { site, profile }: Pick<Content, 'site' | 'profile'>,
  built: Date,
): string | undefined {
  if (profile.email === undefined) return undefined
  const fields = [
    ['Contact', toMailUri(profile.email)],
    ['Expires', formatExpiry(built)],
    ['Preferred-Languages', site.language],
    ['Canonical', toUri(absoluteAddress(site.siteUrl, SECURITY_TXT_PATH))],
  ]
  return fields.map(([name = '', value = '']) => `${name}: ${value}\n`).join('')
}
