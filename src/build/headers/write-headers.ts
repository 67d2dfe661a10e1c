import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatHeadersFile } from './format-headers-file'
import { listHeaderRules, type HeaderSettings } from './list-header-rules'
import { mergeRules } from './merge-rules'
import type { InlineHashes } from './policy'
import { HEADERS_FILE, parseHeadersFile } from './parse-headers-file'

/** Writes `_headers` into a folder: our rules, with those of the owner if `static/` has brought a file of that name. */
export async function writeHeaders(
  hashes: InlineHashes,
  settings: HeaderSettings,
  folder: string,
): Promise<void> {
  const all = mergeRules(listHeaderRules(hashes, settings), await parseHeadersFile(folder))
  await writeFile(join(folder, HEADERS_FILE), formatHeadersFile(all))
}
