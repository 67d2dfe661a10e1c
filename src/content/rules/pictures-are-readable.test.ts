import sharp from 'sharp'
import { PIXEL, project, tell } from '../testing/owner'
import { picturesAreReadable } from './pictures-are-readable'

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const tellPicture = (src: string, bytes: Uint8Array | string) =>
  tell(picturesAreReadable, {
    'projects/a/project.json': project({ img: { src, alt: 'x' } }),
    [`projects/a/${src}`]: bytes,
  })

const UNREADABLE =
  'projects/a/project.json:9 "cover.png" cannot be read as a picture: it is damaged, cut off, or something else. Save it again with a picture program, or take another file.'

test('a file that is no picture is told', async () => {
  expect(await tellPicture('cover.png', 'This is a text.')).toEqual([UNREADABLE])
  expect(await tellPicture('cover.png', '')).toEqual([UNREADABLE])
})

test.each(['png', 'jpeg', 'webp'] as const)(
  'a picture that is cut off in the middle is told: %s',
  async (format) => {
    const whole = await noise().toFormat(format).toBuffer()
    const problems = await tellPicture(`cover.${format}`, whole.subarray(0, whole.length / 2))
    expect(problems).toEqual([UNREADABLE.replace('cover.png', `cover.${format}`)])
  },
)

test('a picture with a wrong ending is told with the right one', async () => {
  expect(await tellPicture('cover.jpg', PIXEL)).toEqual([
    'projects/a/project.json:9 "cover.jpg" has a wrong ending: what is in it is PNG. Rename the file to "cover.png", and write that name here.',
  ])
})

test('a picture of a kind that is not taken is told with the kinds that are', async () => {
  expect(await tellPicture('cover.gif', await noise().gif().toBuffer())).toEqual([
    'projects/a/project.json:9 "cover.gif" has a wrong ending: a picture ends in .png, .jpg, .jpeg, .webp or .avif. Save it in one of these formats.',
  ])
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a whole picture passes: %s', async (format) => {
  expect(await tellPicture(`cover.${format}`, await noise().toFormat(format).toBuffer())).toEqual([])
})

test('an ending in capital letters passes', async () => {
  expect(await tellPicture('Cover.PNG', PIXEL)).toEqual([])
})
