/** Offsets and sizes are those of https://learn.microsoft.com/typography/opentype/spec/otff, in bytes. */
const TABLE_RECORD = 16

/** A table of an unpacked font ("cmap", "name"), a view of the very bytes; throws when there is none. */
export function findTable(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => 12 + index * TABLE_RECORD)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag)
  if (record === undefined) throw new Error(`The font has no table "${tag}".`)
  return font.subarray(font.readUInt32BE(record + 8))
}
