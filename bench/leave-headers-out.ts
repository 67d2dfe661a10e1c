import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HEADERS_FILE = '_headers'

/** Which headers of a site are left out, and what the rest is named in the tables. */
type HeaderSet = { name: string; leftOut?: RegExp }

/** From all headers to none. */
export const HEADER_SETS: readonly HeaderSet[] = [
  { name: 'all headers' },
  {
    name: 'all but those that isolate it',
    leftOut: /^ {2}Cross-Origin-(Opener|Embedder)-Policy: .*\n/gm,
  },
  { name: 'no headers', leftOut: /^ {2}[A-Z].*\n/gm },
]

/** Copies a published site into a folder, without some of the headers that it is to be sent with. */
export function leaveHeadersOut(site: string, folder: string, { name, leftOut }: HeaderSet): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(site, folder, { recursive: true })
  if (leftOut === undefined) return
  const headers = readFileSync(join(site, HEADERS_FILE), 'utf8')
  const less = headers.replace(leftOut, '')
  if (less === headers) throw new Error(`Nothing is left out of "${name}".`)
  writeFileSync(join(folder, HEADERS_FILE), less)
}
