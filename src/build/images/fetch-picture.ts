import sharp from 'sharp'

/** The largest picture that is fetched; decoding more would cost a build host its memory. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024

/** How long the whole picture may take to arrive. */
export const FETCH_TIMEOUT_MS = 10_000

const ENDING_BY_FORMAT: Record<string, string> = { png: '.png', jpeg: '.jpg', webp: '.webp', heif: '.avif' }

/** A picture that arrived whole, or the reason, in the owner's words, why there is none. */
export type FetchedPicture = { bytes: Buffer; ending: string } | { problem: string }

type Limits = { maxBytes: number; timeoutMs: number }

class RefusedPicture extends Error {}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > maxBytes) {
      await reader?.cancel()
      throw new RefusedPicture(`it is larger than ${maxBytes / 1024 / 1024} MB`)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

async function findEnding(bytes: Buffer): Promise<string> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' })
    const { format } = await picture.metadata()
    await picture.stats()
    const ending = ENDING_BY_FORMAT[format]
    if (ending) return ending
  } catch {
    // What sharp says of bytes that are no picture is of no use to an owner; the one reason below is.
  }
  throw new RefusedPicture('what it sends is not a whole PNG, JPEG, WebP or AVIF picture')
}

function explainFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof RefusedPicture) return error.message
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `it took longer than ${timeoutMs / 1000} seconds`
  return 'the address could not be reached'
}

/**
 * Fetches a picture and decodes it once, so that what comes back is known to be one.
 * Never throws: whatever goes wrong is given back as a problem.
 */
export async function fetchPicture(
  url: string,
  { maxBytes, timeoutMs }: Limits = { maxBytes: MAX_PICTURE_BYTES, timeoutMs: FETCH_TIMEOUT_MS },
): Promise<FetchedPicture> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new RefusedPicture(`the address answers with status ${response.status}`)
    const bytes = await readBody(response, maxBytes)
    return { bytes, ending: await findEnding(bytes) }
  } catch (error) {
    return { problem: explainFailure(error, timeoutMs) }
  }
}
