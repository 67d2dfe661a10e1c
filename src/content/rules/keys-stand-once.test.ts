import { tell } from '../testing/owner'
import { keysStandOnce } from './keys-stand-once'

test('a field that stands twice is told with the line of the first', async () => {
  const text =
    '{\n  "siteUrl": "https://a.example.com",\n  "language": "en",\n  "siteUrl": "https://b.example.com"\n}'
  expect(await tell(keysStandOnce, { 'site.json': text })).toEqual([
    'site.json:4 "siteUrl" stands here a second time; the first is in line 2. Delete one of the two.',
  ])
})

test('a field that stands twice in a group within the file is told', async () => {
  expect(await tell(keysStandOnce, { 'site.json': '{ "a": [{ "b": 1,\n "b": 2 }] }' })).toEqual([
    'site.json:2 "b" stands here a second time; the first is in line 1. Delete one of the two.',
  ])
})

test('the same name in different groups passes', async () => {
  expect(
    await tell(keysStandOnce, { 'site.json': '{ "a": { "src": 1 }, "b": { "src": 2 }, "src": 3 }' }),
  ).toEqual([])
})
