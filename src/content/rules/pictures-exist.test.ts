import { PIXEL, profile, project, tell } from '../testing/owner'
import { picturesExist } from './pictures-exist'

const tellPicture = (src: string) =>
  tell(picturesExist, {
    'projects/a/project.json': project({ img: { src, alt: 'x' } }),
    'projects/a/cover.png': PIXEL,
    'projects/b/project.json': project(),
    'projects/b/other.png': PIXEL,
  })

test.each([
  ['covr.png', 'There is no picture "covr.png" beside this file. Did you mean "cover.png"?'],
  ['Cover.png', 'There is no picture "Cover.png" beside this file. Did you mean "cover.png"?'],
  ['cover.webp', 'There is no picture "cover.webp" beside this file. Did you mean "cover.png"?'],
  [
    '../../../x.png',
    '"../../../x.png" leads out of the data folder. Put the picture beside project.json, and write "x.png".',
  ],
  [
    '/etc/x.png',
    '"/etc/x.png" leads out of the data folder. Put the picture beside project.json, and write "x.png".',
  ],
  [
    'C:\\x.png',
    '"C:\\x.png" leads out of the data folder. Put the picture beside project.json, and write "x.png".',
  ],
  [
    '../b/other.png',
    '"../b/other.png" leads to another folder, but a picture lies beside its project.json. Put the picture beside project.json, and write "other.png".',
  ],
  [
    './cover.png',
    '"./cover.png" leads to another folder, but a picture lies beside its project.json. Put the picture beside project.json, and write "cover.png".',
  ],
  [
    '..',
    '".." leads to another folder, but a picture lies beside its project.json. Write the name of a picture.',
  ],
])('a picture that is not beside its file is told: %s', async (src, words) => {
  expect(await tellPicture(src)).toEqual([`projects/a/project.json:9 ${words}`])
})

test('a picture with no likely other says where to put it', async () => {
  const [problem] = await tell(picturesExist, { 'portrait.png': null })
  expect(problem).toMatch(
    /^profile\.json:7 There is no picture "portrait\.png" beside this file\. Put it in the folder /,
  )
})

test('the photo of the profile cannot be an address', async () => {
  const photo = { src: 'https://example.com/a.png', alt: 'x' }
  expect(await tell(picturesExist, { 'profile.json': profile({ photo }) })).toEqual([
    'profile.json:7 "https://example.com/a.png" is an address, but this picture must be a file beside profile.json. Save the picture there, and write its name.',
  ])
})

test.each(['cover.png', 'https://example.com/cover.png'])(
  'a picture that is there, or elsewhere by address, passes: %s',
  async (src) => {
    expect(await tellPicture(src)).toEqual([])
  },
)
