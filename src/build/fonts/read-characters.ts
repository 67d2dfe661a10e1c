import subsetFont from 'subset-font'
import { findTable } from './sfnt'

/** Offsets and sizes are those of https://learn.microsoft.com/typography/opentype/spec/cmap, in bytes. */
const ENCODING_RECORD = 8

/** The characters in a table of format 4: segments, of which the last one is only the end mark, 0xffff. */
function* readSegments(table: Buffer): Generator<string> {
  const size = table.readUInt16BE(6)
  for (let at = 0; at < size - 2; at += 2) {
    const end = table.readUInt16BE(14 + at)
    for (let code = table.readUInt16BE(16 + size + at); code <= end; code += 1)
      yield String.fromCharCode(code)
  }
}

/** The characters that a font file (WOFF2, WOFF or TrueType) has a drawing of; throws when it is no font. */
export async function readCharacters(file: Buffer): Promise<Set<string>> {
  // Nothing is cut: the font is unpacked, and harfbuzz writes its tables anew, with no empty places in the segments.
  const font = await subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const map = findTable(font, 'cmap')
  const tables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(4 + index * ENCODING_RECORD + 4)),
  )
  // Format 4 knows the first 65,536 characters. The site's fonts have none beyond, and so no table in another format.
  const segments = tables.find((table) => table.readUInt16BE(0) === 4)
  if (!segments) throw new Error('The font lists its characters in a format that is not known here.')
  return new Set(readSegments(segments))
}
