import { tell } from '../testing/owner'
import { neededFilesExist } from './needed-files-exist'

test('each of the three needed files is told when it is missing, with the fields it needs', async () => {
  const files = { 'site.json': null, 'profile.json': null, 'skills.json': null }
  expect(await tell(neededFilesExist, files)).toEqual([
    'profile.json This file is missing. Make it, with the fields name, shortName, bio, hero; the field guide is data/README.md.',
    'site.json This file is missing. Make it, with the fields siteUrl, language, description; the field guide is data/README.md.',
    'skills.json This file is missing. Make it, with the fields techStack, developerTools; the field guide is data/README.md.',
  ])
})

test('a needed file with capital letters in its name is not told as missing: it is told where it stands', async () => {
  expect(await tell(neededFilesExist, { 'site.json': null, 'Site.json': {} })).toEqual([])
})

test('a portfolio with nothing but the needed files passes', async () => {
  expect(await tell(neededFilesExist, {})).toEqual([])
})
