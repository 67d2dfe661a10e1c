import { site, tell } from '../testing/owner'
import { siteAddressIsWhole } from './site-address-is-whole'

const tellAddress = (siteUrl: string) => tell(siteAddressIsWhole, { 'site.json': site({ siteUrl }) })

test.each([
  'https://ada.example.com/',
  'https://ada.example.com//',
  'https://ada.example.com?x',
  'https://ada.example.com#x',
  'http://ada.example.com',
  'ada.example.com',
  '//ada.example.com',
  'https://ada:secret@ada.example.com',
])(
  'a site address that goes on after the home page, or is not https, is told with the right one: %s',
  async (siteUrl) => {
    const [problem, ...others] = await tellAddress(siteUrl)
    expect(others).toEqual([])
    expect(problem?.endsWith('Write "https://ada.example.com".')).toBe(true)
  },
)

test.each([
  ['https://ada.example.com/portfolio/', 'Write "https://ada.example.com/portfolio".'],
  ['https://ada.example.com/a/b?x#y', 'Write "https://ada.example.com/a/b".'],
  [
    'https://ada.example.com/my%20site',
    'Use letters, digits, hyphens and low lines: "https://example.com/my-portfolio".',
  ],
  [
    'https://ada.example.com/a//b',
    'Use letters, digits, hyphens and low lines: "https://example.com/my-portfolio".',
  ],
  [
    'https://ada.example.com/../b',
    'Use letters, digits, hyphens and low lines: "https://example.com/my-portfolio".',
  ],
])('a folder is kept, and what is wrong with it is told: %s', async (siteUrl, hint) => {
  const [problem, ...others] = await tellAddress(siteUrl)
  expect(others).toEqual([])
  expect(problem?.endsWith(hint)).toBe(true)
})

test.each([
  'https://ada.example.com',
  'https://ada.example.com/portfolio',
  'https://ada.example.com/~ada/my_site.v2',
  'https://example.com:8443',
  'https://münchen.example.com',
])('a whole site address passes: %s', async (siteUrl) => {
  expect(await tellAddress(siteUrl)).toEqual([])
})
