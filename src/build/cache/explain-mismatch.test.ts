import { explainMismatch } from './explain-mismatch'

const PURPOSE = { pathPrefix: '', node: 'v20.20.2', gatsby: '5.16.1', project: 'a' }
const MARK = { ...PURPOSE, finished: true }

test('a cache for the same purpose costs no word', () => {
  expect(explainMismatch(MARK, PURPOSE, 'build')).toBeUndefined()
  expect(explainMismatch({ ...MARK, finished: false }, PURPOSE, 'develop')).toBeUndefined()
})

test.each([
  [{ node: 'v22.1.0' }, 'by Node v22.1.0, and this is v20.20.2'],
  [{ gatsby: '5.15.0' }, 'by Gatsby 5.15.0, and this is 5.16.1'],
  [{ project: 'b' }, 'by another version of this project or of its packages'],
  [{ pathPrefix: '/portfolio' }, 'for a site at /portfolio/, and this is one at /'],
  [{ finished: false }, 'by "npm run develop", and this is "npm run build"'],
])('the owner reads what is different: %j', (difference, words) => {
  const line = `Gatsby's cache was made ${words}: it was thrown away.`
  expect(explainMismatch({ ...MARK, ...difference }, PURPOSE, 'build')).toBe(line)
})

test('a cache without a mark was left by a build that was stopped', () => {
  expect(explainMismatch(undefined, PURPOSE, 'develop')).toBe(
    "Gatsby's cache was made by a build that was stopped, or by Gatsby started by hand: it was thrown away.",
  )
})

test('a site.json that cannot be read is no reason to lose a cache', () => {
  expect(explainMismatch(MARK, { ...PURPOSE, pathPrefix: undefined }, 'build')).toBeUndefined()
})

test('several reasons make one line', () => {
  const mark = { ...MARK, node: 'v22.1.0', project: 'b' }
  expect(explainMismatch(mark, PURPOSE, 'build')).toBe(
    "Gatsby's cache was made by Node v22.1.0, and this is v20.20.2; by another version of this project or of its packages: it was thrown away.",
  )
})
