import ICAL from 'ical.js'
import { HOME_PATH } from '../../content/addresses'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'
import { toPageUri, toUri } from '../../content/to-uri'

type Parameters = Readonly<Record<string, string>>
type Property = [name: string, parameters: Parameters, type: string, value: string | string[]]

// RFC 6350 counts the space that a continued line begins with among its 75 octets; the library does not.
ICAL.foldLength = 74

/**
 * The library's vCard, but with the texts and addresses of its iCalendar: a `;` in a text is escaped, since some readers
 * part every text there, and addresses are written as they are, since RFC 6350 knows no escapes in them.
 */
const { vcard, icalendar } = ICAL.design
type Values = Readonly<Record<string, unknown>>
const { text, uri } = icalendar.value as Values
const design = { ...vcard, value: { ...(vcard.value as Values), text, uri } }

/**
 * The owner's contact for address books, with the line ends and folding of a vCard 4.0
 * (https://www.rfc-editor.org/rfc/rfc6350).
 */
export function toContactCard({ site, profile }: Pick<Content, 'site' | 'profile'>): string {
  const home = toUri(absoluteAddress(site.siteUrl, HOME_PATH))
  const { github, linkedin } = profile.hero.socialLinks ?? {}
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', 'individual'],
    // The site is the owner's, so its address tells one card from all others, and an import again updates the old one.
    ['uid', {}, 'text', home],
    ['fn', {}, 'text', profile.name],
    // Optional in 4.0, but several address books show no name without it. Which part of a name is the family's nobody
    // can know, so all of it is the given name.
    ['n', {}, 'text', ['', profile.name, '', '', '']],
    ['title', {}, 'text', profile.hero.jobTitle],
    ...(profile.email === undefined ? [] : [toProperty('email', profile.email)]),
    ['lang', {}, 'language-tag', site.language],
    ['url', { pref: '1' }, 'uri', home],
    // SOCIALPROFILE (RFC 9554) is what hardly an address book reads yet; a URL is read by all and names the place itself.
    ...[toPageUri(github), toPageUri(linkedin)].flatMap((url): Property[] =>
      url === undefined ? [] : [['url', {}, 'uri', url]],
    ),
  ]
  return `${ICAL.stringify.component(['vcard', properties, []], design)}\r\n`
}

const toProperty = (name: string, value: string): Property => [name, {}, 'text', value]
