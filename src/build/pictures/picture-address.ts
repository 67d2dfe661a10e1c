/** The formats that pictures are published in. */
export type PictureFormat = 'avif' | 'jpg' | 'png'

/** One file that is made of a picture: of which, by its digest, how many pixels wide and high, in which format. */
export type Variant = { digest: string; width: number; height: number; format: PictureFormat }

/** Under /static/, whose files hosts let browsers keep for a year: an address never gets other bytes. */
const FOLDER = 'static'

const ADDRESS =
  /^static\/(?<digest>[0-9a-f]+)\/(?<recipe>[0-9a-f]+)-(?<width>\d+)x(?<height>\d+)\.(?<format>avif|jpg|png)$/

/**
 * The address of a variant on the site, without a path prefix and without a slash at its start. It tells all that the
 * variant is made of, so that whoever reads it in a page can make the file.
 */
export function toPictureAddress({ digest, width, height, format }: Variant, recipe: string): string {
  return `${FOLDER}/${digest}/${recipe}-${width}x${height}.${format}`
}

/** The variant that an address stands for; undefined for that of anything else, or of another recipe. */
export function parsePictureAddress(address: string, recipe: string): Variant | undefined {
  const parts = ADDRESS.exec(address)?.groups
  if (parts?.['recipe'] !== recipe) return undefined
  return {
    digest: parts['digest'] ?? '',
    width: Number(parts['width']),
    height: Number(parts['height']),
    format: parts['format'] as PictureFormat,
  }
}
