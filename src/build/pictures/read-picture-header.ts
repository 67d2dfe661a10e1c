import sharp from 'sharp'

/** What the head of a picture's file tells: its size as it is shown, upright, and whether parts of it may be transparent. */
export type PictureHeader = { width: number; height: number; hasAlpha: boolean }

const known = new Map<string, Promise<PictureHeader>>()

async function readHeader(file: string): Promise<PictureHeader> {
  const { autoOrient, hasAlpha } = await sharp(file).metadata()
  return { ...autoOrient, hasAlpha }
}

/** Reads the head of a picture, once for each digest of its bytes; no pixel is decoded. */
export function readPictureHeader(file: string, digest: string): Promise<PictureHeader> {
  const header = known.get(digest) ?? readHeader(file)
  known.set(digest, header)
  return header
}
