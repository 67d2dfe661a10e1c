/** The formats that pictures are published in. */
export type PictureFormat = 'avif' | 'jpg' | 'png'

/** One file that is made of a picture: of which, by its key, how many pixels wide and high, in which format. */
export type Variant = { key: string; width: number; height: number; format: PictureFormat }

/** Under /static/, whose files hosts let browsers keep for a year: an address never gets other bytes. */
const FOLDER = 'static'

const ADDRESS = /^static\/(?<key>[0-9a-f]{12})-(?<width>\d+)x(?<height>\d+)\.(?<format>avif|jpg|png)$/

/**
 * The address of a variant on the site, without a path prefix and without a slash at its start. It tells all that the
 * variant is made of, so that whoever reads it in a page can make the file; and no more, since a list of projects names
 * six for each.
 */
export function toPictureAddress({ key, width, height, format }: Variant): string {
  return `${FOLDER}/${key}-${width}x${height}.${format}`
}

/** The variant that an address stands for; undefined for that of anything else. */
export function parsePictureAddress(address: string): Variant | undefined {
  const parts = ADDRESS.exec(address)?.groups
  if (!parts) return undefined
  return {
    key: parts['key'] ?? '',
    width: Number(parts['width']),
    height: Number(parts['height']),
    format: parts['format'] as PictureFormat,
  }
}
