import { site, tell } from '../testing/owner'
import { siteAddressIsWhole } from './site-address-is-whole'

const tellAddress = (siteUrl: string) => tell(siteAddressIsWhole, { 'site.json': site({ siteUrl }) })

test.each([
  'https://ada.example.com/',
  'https://ada.example.com/portfolio',
  'https://ada.example.com?x',
  'https://ada.example.com#x',
  'http://ada.example.com',
  'ada.example.com',
  '//ada.example.com',
  'https://ada:secret@ada.example.com',
])('a site address that is not https and a host alone is told with the right one: %s', async (siteUrl) => {
  const [problem, ...others] = await tellAddress(siteUrl)
  expect(others).toEqual([])
  expect(problem?.endsWith('Write "https://ada.example.com".')).toBe(true)
})

test.each(['https://ada.example.com', 'https://example.com:8443', 'https://münchen.example.com'])(
  'a whole site address passes: %s',
  async (siteUrl) => {
    expect(await tellAddress(siteUrl)).toEqual([])
  },
)
