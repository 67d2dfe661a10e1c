import { site, writeOwner } from '../content/testing/owner'
import { readPathPrefix } from './read-path-prefix'

function readFrom(siteJson: object | string | null): string | undefined {
  const { folder, remove } = writeOwner({ 'site.json': siteJson })
  try {
    return readPathPrefix(folder)
  } finally {
    remove()
  }
}

test.each([
  ['https://ada.example.com', ''],
  ['https://ada.example.com/portfolio', '/portfolio'],
])('the prefix of %s is "%s"', (siteUrl, prefix) => {
  expect(readFrom(site({ siteUrl }))).toBe(prefix)
})

test.each([null, '{', '[]', '{ "siteUrl": 3 }', '{ "siteUrl": "example" }'])(
  'a file that is broken or missing (%j) gives none',
  (siteJson) => {
    expect(readFrom(siteJson)).toBeUndefined()
  },
)
