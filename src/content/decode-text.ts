/** Reads bytes as UTF-8; a text that is none gives the number of the bad line. A byte-order mark stays in the text. */
export function decodeText(bytes: Uint8Array): { text: string } | { badLine: number } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { badLine: findBadLine(bytes) }
  }
}

function findBadLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  const bad = lines.findIndex((line) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))
      return false
    } catch {
      return true
    }
  })
  return Math.max(0, bad) + 1
}
