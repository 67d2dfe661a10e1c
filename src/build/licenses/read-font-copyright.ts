import subsetFont from 'subset-font'
import { findTable } from '../fonts/sfnt'

/** Sizes and numbers are those of https://learn.microsoft.com/typography/opentype/spec/name, in bytes. */
const NAME_RECORD = 12
const COPYRIGHT_NAME_ID = 0
const WINDOWS = 3

/**
 * The copyright line that a font file bears, which its package may tell otherwise: of what is Adobe's it names Google.
 * Throws when it has none.
 */
export async function readFontCopyright(file: Buffer): Promise<string> {
  const table = findTable(await subsetFont(file, '', { targetFormat: 'sfnt' }), 'name')
  const strings = table.subarray(table.readUInt16BE(4))
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = table.subarray(6 + index * NAME_RECORD)
    if (record.readUInt16BE(0) !== WINDOWS || record.readUInt16BE(6) !== COPYRIGHT_NAME_ID) continue
    const start = record.readUInt16BE(10)
    return Buffer.from(strings.subarray(start, start + record.readUInt16BE(8)))
      .swap16()
      .toString('utf16le')
  }
  throw new Error('The font has no copyright line.')
}
