import { parse } from 'vcard4'
import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import { toContactCard } from './to-contact-card'

/** Every property as a parser of other makers reads it. */
const readCard = (card: string) =>
  [parse(card)]
    .flat()
    .flatMap(({ parsedVcard }) => parsedVcard.map(({ property, value }) => [property, value]))

/** The values of a property, unfolded and unescaped as RFC 6350 tells in 3.2 and 3.4. */
const readValues = (card: string, property: string) =>
  card
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) =>
      line
        .slice(property.length + 1)
        .replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character)),
    )

const toName = (name: string) => ({
  familyNames: '',
  givenNames: name,
  additionalNames: '',
  honorificPrefixes: '',
  honorificSuffixes: '',
})

/** The parser takes an escaped backslash before an n for a line break. */
const withoutBackslashes = (text: string) => text.replaceAll('\\', '/')

test.each(WHOLE_PORTFOLIOS)(
  'an address book reads from the card of %s what the owner wrote',
  async (folder) => {
    const { site, profile } = await readPortfolio(folder)
    const jobTitle = withoutBackslashes(profile.hero.jobTitle)
    const { github, linkedin } = profile.hero.socialLinks ?? {}
    expect(
      readCard(toContactCard({ site, profile: { ...profile, hero: { ...profile.hero, jobTitle } } })),
    ).toEqual([
      ['KIND', 'individual'],
      ['UID', `${site.siteUrl}/`],
      ['FN', profile.name],
      ['N', toName(profile.name)],
      ['TITLE', jobTitle],
      ...(profile.email === undefined ? [] : [['EMAIL', profile.email]]),
      ['LANG', site.language],
      ['URL', `${site.siteUrl}/`],
      ...[github, linkedin].flatMap((url) => (url === undefined ? [] : [['URL', url]])),
    ])
  },
)

test('hostile texts come back letter by letter, and the addresses have the folder', async () => {
  const { site, profile } = await readHostileInFolder()
  const card = toContactCard({ site, profile })
  expect(readValues(card, 'FN')).toEqual([HOSTILE_TEXT])
  expect(readValues(card, 'TITLE')).toEqual([HOSTILE_TEXT])
  expect(readValues(card, 'UID')).toEqual(['https://ada.example.com/portfolio/'])
  const name = withoutBackslashes(HOSTILE_TEXT)
  const properties = readCard(toContactCard({ site, profile: { ...profile, name } }))
  expect(properties).toContainEqual(['FN', name])
  expect(properties).toContainEqual(['N', toName(name)])
})

test('an address is written as it is, for a vCard has no escapes in addresses', async () => {
  const { site, profile } = await readPortfolio('data')
  const hero = { ...profile.hero, socialLinks: { github: 'https://example.com/a,b;c?d=é' } }
  expect(toContactCard({ site, profile: { ...profile, hero } })).toContain(
    '\r\nURL:https://example.com/a,b;c?d=%C3%A9\r\n',
  )
})

test.each(WHOLE_PORTFOLIOS)(
  'no line of the card of %s is over 75 octets, and none breaks a letter',
  async (folder) => {
    const { site, profile } = inFolder(await readPortfolio(folder))
    const name = `${profile.name} ${'👩🏽‍💻漫画é'.repeat(40)}`
    const card = toContactCard({ site, profile: { ...profile, name } })
    expect(card.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true)
    expect(card.endsWith('\r\nEND:VCARD\r\n')).toBe(true)
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/\p{Cs}/u)
    }
    expect(toContactCard({ site, profile })).toBe(toContactCard({ site, profile }))
  },
)
