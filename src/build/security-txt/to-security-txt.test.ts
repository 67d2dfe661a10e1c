import { inFolder, readPortfolio, WHOLE_PORTFOLIOS } from '../../content/testing/portfolios'
import { toSecurityTxt } from './to-security-txt'

const BUILT = new Date('2026-11-21T17:16:54.321Z')
const DAY_MS = 24 * 60 * 60 * 1000

/** The fields as https://www.rfc-editor.org/rfc/rfc9116#section-4 has them: a name, a colon, a space, a value without spaces. */
const readFields = (text = '') =>
  text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+): (\S+)$/.exec(line) ?? []
    return line === '' ? [] : [[name, value]]
  })

test.each(WHOLE_PORTFOLIOS)('the file of %s has each field once, in its form', async (folder) => {
  const content = await readPortfolio(folder)
  const text = toSecurityTxt(content, BUILT)
  if (content.profile.email === undefined) {
    expect([folder, text]).toEqual(['tests/portfolios/minimal/data', undefined])
    return
  }
  expect(text).toMatch(/^[\x20-\x7E\n]+\n$/)
  expect(readFields(text)).toEqual([
    ['Contact', `mailto:${content.profile.email.replace('+', '%2B')}`],
    ['Expires', '2027-11-20T00:00:00Z'],
    ['Preferred-Languages', content.site.language],
    ['Canonical', `${content.site.siteUrl}/.well-known/security.txt`],
  ])
})

test('the file says nothing of a site without an e-mail address: there is none', async () => {
  const { site, profile } = await readPortfolio('data')
  const { email, ...others } = profile
  expect(email).toBeDefined()
  expect(toSecurityTxt({ site, profile: others }, BUILT)).toBeUndefined()
})

test('odd letters of an e-mail address come as a link that programs read', async () => {
  const { site, profile } = await readPortfolio('tests/portfolios/hostile/data')
  const email = "zoë.o'hara+a=b{c}|d^e%@übung.example.com".replace('%', '`')
  const contact = new Map(
    readFields(toSecurityTxt({ site, profile: { ...profile, email } }, BUILT)) as [string, string][],
  )
  expect(contact.get('Contact')).toBe(
    "mailto:zo%C3%AB.o'hara%2Ba%3Db%7Bc%7D%7Cd%5Ee%60@%C3%BCbung.example.com",
  )
})

test('every moment of a day gives the same bytes, wherever the machine stands', async () => {
  const content = await readPortfolio('data')
  const moments = [
    '2026-11-21T00:00:00Z',
    '2026-11-21T23:59:59.999Z',
    '2026-11-22T12:00:00+14:00',
    '2026-11-21T02:00:00-12:00',
  ]
  const texts = moments.map((moment) => toSecurityTxt(content, new Date(moment)))
  expect(new Set(texts).size).toBe(1)
})

test.each(['2027-03-01T10:00:00Z', '2027-12-31T23:00:00Z', '2028-02-29T00:00:00Z'])(
  'a site that is built on %s says for less than a year whom to write to',
  async (built) => {
    const fields = new Map(
      readFields(toSecurityTxt(await readPortfolio('data'), new Date(built))) as [string, string][],
    )
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.parse(built)) / DAY_MS
    expect(days).toBeGreaterThan(362)
    expect(days).toBeLessThanOrEqual(364)
  },
)

test('a site in a folder names the folder', async () => {
  expect(toSecurityTxt(inFolder(await readPortfolio('data')), BUILT)).toContain(
    '\nCanonical: https://ada.example.com/portfolio/.well-known/security.txt\n',
  )
})
