import { readFile } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { problemAt, problemWith, type ContentProblem } from './content-problem'
import { decodeText } from './decode-text'
import { createDecodedPictures, type DecodedPictures } from './decoded-pictures'
import { findFields, type Field } from './find-fields'
import { parseJson, type ParsedJson } from './json/parse-json'
import { FILE_IN_FOLDER, KINDS, type Kind } from './kinds'
import { mapBounded } from './map-bounded'
import { readFolder, splitPath, type FolderEntry } from './read-folder'

// Systems let a program open only so many files at a time, some of them 256.
const READ_AT_ONCE = 64

// Not that of node:fs/promises, which asks the system four times for a file: 3,000 files cost it 0.19 s, and this one 0.07 s.
const readBytes = promisify(readFile)

/** A JSON file of the owner's. A file that could not be read has no tree, and no fields. */
export type ContentFile = {
  kind: Kind
  /** The name of the file, or of its folder; what addresses and lists call it. */
  id: string
  /** Relative to the data folder, with "/". */
  path: string
  /** As the owner knows it: "data/site.json". */
  shownPath: string
  text: string
  tree: ParsedJson['tree'] | null
  value: unknown
  /** The well-shaped fields; rules of sense look at these alone. */
  fields: readonly Field[]
}

/** The data folder as it was found: nothing of it is believed yet. */
export type RawContent = {
  /** As the owner gave it: "data", or an absolute path. */
  dataFolder: string
  absoluteDataFolder: string
  staticFolder: string
  entries: readonly FolderEntry[]
  files: readonly ContentFile[]
  /** Of reading alone: broken JSON, files that are no text. */
  problems: readonly ContentProblem[]
  decodedPictures: DecodedPictures
}

/** A path in the data folder as the owner knows it: "data/site.json". */
export const showPath = (dataFolder: string, entryPath: string) => path.posix.join(dataFolder, entryPath)

/** Which kind of thing a file is by its place, and its id; undefined for files that are not the owner's JSON. */
export function findKind(entryPath: string): { kind: Kind; id: string } | undefined {
  const { folder, name } = splitPath(entryPath)
  const parent = splitPath(folder)
  for (const kind of KINDS) {
    if (kind.layout === 'one-file' && entryPath === kind.place) return { kind, id: kind.kind }
    if (kind.layout === 'file-each' && folder === kind.place && name.endsWith('.json'))
      return { kind, id: name.slice(0, -'.json'.length) }
    if (kind.layout === 'folder-each' && parent.folder === kind.place && name === FILE_IN_FOLDER)
      return { kind, id: parent.name }
  }
  return undefined
}

/** Reads every JSON file of a data folder that exists, keeping its text and the place of each part. */
export async function readContent(
  dataFolder: string,
  staticFolder: string,
  decodedPictures = createDecodedPictures(),
): Promise<RawContent> {
  const absoluteDataFolder = path.resolve(dataFolder)
  const entries = readFolder(absoluteDataFolder)
  const results = await mapBounded(entries, READ_AT_ONCE, async (entry) => {
    const place = findKind(entry.path)
    if (entry.type !== 'file' || place === undefined) return []
    const shownPath = showPath(dataFolder, entry.path)
    const bytes = await readBytes(path.join(absoluteDataFolder, entry.path)).catch(() => null)
    return [toFile({ ...place, path: entry.path, shownPath }, bytes)]
  })
  const read = results.flat()
  return {
    dataFolder,
    absoluteDataFolder,
    staticFolder,
    entries,
    files: read.map(({ file }) => file),
    problems: read.flatMap(({ problems }) => problems),
    decodedPictures,
  }
}

type Place = Pick<ContentFile, 'kind' | 'id' | 'path' | 'shownPath'>
type ReadFile = { file: ContentFile; problems: ContentProblem[] }

function toFile(place: Place, bytes: Uint8Array | null): ReadFile {
  const unread: ContentFile = { ...place, text: '', tree: null, value: undefined, fields: [] }
  if (bytes === null) return { file: unread, problems: [unreadable(place)] }
  const decoded = decodeText(bytes)
  if ('badLine' in decoded) return { file: unread, problems: [notUtf8(place, decoded.badLine)] }
  if (decoded.text.startsWith('\ufeff')) return { file: unread, problems: [startsWithMark(place)] }
  const parsed = parseJson(decoded.text)
  if ('mistake' in parsed) {
    const source = { shownPath: place.shownPath, text: decoded.text }
    return { file: unread, problems: [problemAt(source, parsed.mistake, parsed.mistake)] }
  }
  const fields = findFields(place.kind.schema, parsed.value)
  return { file: { ...place, ...parsed, text: decoded.text, fields }, problems: [] }
}

function unreadable({ shownPath }: Place): ContentProblem {
  return problemWith(shownPath, {
    message: 'This file cannot be read.',
    hint: 'Give yourself the right to read it.',
  })
}

// JSON has no byte-order mark (RFC 8259, section 8.1), and gatsby-transformer-json stumbles over one.
function startsWithMark({ shownPath }: Place): ContentProblem {
  return problemWith(shownPath, {
    message: 'This file begins with an invisible character, a byte-order mark.',
    hint: 'Save it again, and choose the encoding "UTF-8" (not "UTF-8 with BOM") in your editor.',
  })
}

function notUtf8({ shownPath }: Place, line: number): ContentProblem {
  return {
    ...problemWith(shownPath, {
      message: 'This file is not saved as UTF-8.',
      hint: 'Save it again, and choose the encoding "UTF-8" in your editor.',
    }),
    line,
  }
}
