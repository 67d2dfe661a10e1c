import sharp from 'sharp'

/** Smaller differences of a colour nobody sees: soft edges are drawn at other fractions of a pixel. */
const UNSEEN = 32

type Pixels = { data: Buffer; width: number; height: number }

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** How many percent of the pixels of two pictures differ visibly; what only the larger one has differs too. */
export async function comparePictures(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await readPixels(one), await readPixels(other)]
  if (first.width !== second.width) throw new Error('The pictures have different widths.')
  const [shorter, longer] = [first, second].sort((a, b) => a.height - b.height) as [Pixels, Pixels]
  let differing = (longer.height - shorter.height) * longer.width
  for (let at = 0; at < shorter.data.length; at += 3)
    if (
      [0, 1, 2].some((channel) => {
        const [before = 0, after = 0] = [shorter.data[at + channel], longer.data[at + channel]]
        return Math.abs(before - after) > UNSEEN
      })
    )
      differing += 1
  return (100 * differing) / (longer.height * longer.width)
}
