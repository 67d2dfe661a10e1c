import { profile, tell } from '../testing/owner'
import { emailIsAnAddress } from './email-is-an-address'

const tellEmail = (email: string) => tell(emailIsAnAddress, { 'profile.json': profile({ email }) })

test.each([
  'ada',
  'ada@example',
  'ada at example.com',
  'ada@example.com, bob@example.com',
  '@example.com',
  'a..b@example.com',
])('an e-mail that is none is told: %s', async (email) => {
  expect(await tellEmail(email)).toEqual([
    `profile.json:4 "${email}" is not an e-mail address. Write it like "robin@example.com".`,
  ])
})

test('an address that brings its own mail header is no e-mail', async () => {
  expect(await tellEmail('ada?bcc=all@example.com')).toHaveLength(1)
})

test('an e-mail written as a link is told with what to write', async () => {
  expect(await tellEmail('mailto:ada@example.com')).toEqual([
    'profile.json:4 "mailto:ada@example.com" is not an e-mail address. Write "ada@example.com".',
  ])
})

test.each(['ada@example.com', 'ada.lovelace+site@mail.example.co.uk', 'zoë@übung.example.com'])(
  'an e-mail address passes: %s',
  async (email) => {
    expect(await tellEmail(email)).toEqual([])
  },
)
