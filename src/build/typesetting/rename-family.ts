import { findTable } from '../fonts/sfnt'

/** Offsets and sizes are those of https://learn.microsoft.com/typography/opentype/spec/name, in bytes. */
const NAME_RECORD = 12
const FAMILY_NAME_IDS = [1, 16]
const WINDOWS = 3

/** Two letters have room for so many numbers. */
const MAX_NUMBER = 99

/** Writes over the last two letters, so that no table of the font changes its length. */
function writeNumber(name: Buffer, digits: string, isWide: boolean): void {
  const bytes = Buffer.from(digits, isWide ? 'utf16le' : 'latin1')
  if (isWide) bytes.swap16()
  bytes.copy(name, name.length - bytes.length)
}

/**
 * Gives an unpacked font a family name of its own, by a number from 0 to 99 in place of its last two letters: "Bangers" →
 * "Bange07". Typst takes one file for a family, and would look into the others of a font that is cut into several last of
 * all. Gives the new name; the bytes are changed in place.
 */
export function renameFamily(font: Buffer, number: number): string {
  if (number > MAX_NUMBER) throw new Error(`There are more than ${MAX_NUMBER} font files.`)
  const digits = String(number).padStart(2, '0')
  const table = findTable(font, 'name')
  const strings = table.subarray(table.readUInt16BE(4))
  let family = ''
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = table.subarray(6 + index * NAME_RECORD)
    if (!FAMILY_NAME_IDS.includes(record.readUInt16BE(6))) continue
    const start = record.readUInt16BE(10)
    const name = strings.subarray(start, start + record.readUInt16BE(8))
    const isWide = record.readUInt16BE(0) === WINDOWS
    writeNumber(name, digits, isWide)
    if (isWide) family = Buffer.from(name).swap16().toString('utf16le')
  }
  return family
}
