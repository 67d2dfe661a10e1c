import { problemWith, type ContentProblem, type ProblemWords } from '../content-problem'
import { findNearest } from '../find-nearest'
import { FILE_IN_FOLDER, KINDS, type Kind } from '../kinds'
import { quote } from '../quote'
import { findKind, showPath, type RawContent } from '../read-content'
import { splitPath, type FolderEntry } from '../read-folder'

// Also those that a browser cannot show: pictures-are-readable tells what to make of them.
const PICTURE = /\.(png|jpe?g|jfif|webp|avif|gif|svg|bmp|tiff?|heic|heif)$/i

const TOP_NAMES = KINDS.map(({ place }) => place)

type Content = Pick<RawContent, 'entries' | 'dataFolder'>

/** Every file and folder is one that the site looks at; anything else would be silently left out. */
export function filesHaveTheirPlace({ entries, dataFolder }: Content): ContentProblem[] {
  const strangers = new Map<string, ProblemWords>()
  const spellings = new Set(entries.map(({ path }) => path.toLowerCase()))
  for (const entry of entries) {
    // What lies in a folder where none belongs is told once, for the folder.
    const isInside = findFolders(entry.path).some((folder) => strangers.has(folder))
    const words = isInside ? null : judge(entry, spellings)
    if (words !== null) strangers.set(entry.path, words)
  }
  return [...strangers].map(([path, words]) => problemWith(showPath(dataFolder, path), words))
}

/** The folders that a path lies in: "a" and "a/b" for "a/b/c". */
const findFolders = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))

function judge(entry: FolderEntry, spellings: ReadonlySet<string>): ProblemWords | null {
  if (entry.type === 'link')
    return {
      message: 'This is a link to another place, and links are not followed.',
      hint: 'Put the file itself here.',
    }
  if (entry.type === 'other')
    return { message: 'This is neither a file nor a folder that can be read.', hint: 'Delete it.' }
  const { folder } = splitPath(entry.path)
  if (folder === '.') return judgeAtTop(entry)
  const kind = KINDS.find(({ place }) => place === folder || place === splitPath(folder).folder)
  if (kind === undefined) return { message: 'No file belongs here.', hint: 'Move it, or delete it.' }
  return kind.layout === 'folder-each'
    ? judgeInFolderEach(entry, kind, spellings)
    : judgeInFileEach(entry, kind)
}

function judgeAtTop({ path, type }: FolderEntry): ProblemWords | null {
  const kind = KINDS.find(({ place }) => place === path)
  const isFolder = type === 'folder'
  if (kind !== undefined && (kind.layout === 'one-file') !== isFolder) return null
  if (kind !== undefined)
    return {
      message: isFolder
        ? 'This is a folder, but a file belongs here.'
        : 'This is a file, but a folder belongs here.',
      hint: `Make it ${kind.pattern}`,
    }
  if (!isFolder && PICTURE.test(path)) return null
  const meant = findNearest(path, TOP_NAMES)
  return {
    message: `No ${isFolder ? 'folder' : 'file'} of this name belongs here.`,
    hint:
      meant === undefined
        ? `Move it elsewhere. What belongs here: ${TOP_NAMES.join(', ')}, and pictures.`
        : `Did you mean "${meant}"?`,
  }
}

function judgeInFolderEach(
  { path, type }: FolderEntry,
  kind: Kind,
  spellings: ReadonlySet<string>,
): ProblemWords | null {
  const { folder, name } = splitPath(path)
  if (folder === kind.place) {
    if (type === 'file') return looseFile(name, kind)
    return spellings.has(`${path}/${FILE_IN_FOLDER}`.toLowerCase())
      ? null
      : { message: `There is no ${FILE_IN_FOLDER} in this folder.`, hint: 'Write one, or delete the folder.' }
  }
  if (type === 'file' && (findKind(path) !== undefined || PICTURE.test(name))) return null
  const meant = type === 'file' ? findNearest(name, [FILE_IN_FOLDER]) : undefined
  return {
    message: `Only ${FILE_IN_FOLDER} and pictures belong in the folder of ${kind.label}.`,
    hint: meant === undefined ? 'Move it, or delete it.' : `Did you mean "${meant}"?`,
  }
}

function looseFile(name: string, kind: Kind): ProblemWords {
  const id = name.replace(/\.[^.]*$/, '')
  return {
    message: `${kind.label.charAt(0).toUpperCase()}${kind.label.slice(1)} is a folder of its own, not a file.`,
    hint: name.endsWith('.json')
      ? `Move it to ${kind.place}/${id}/${FILE_IN_FOLDER}`
      : 'Move it into the folder of its project, or delete it.',
  }
}

function judgeInFileEach({ path, type }: FolderEntry, kind: Kind): ProblemWords | null {
  const { name } = splitPath(path)
  const isIcon = kind.hasIcons && /\.svg$/i.test(name)
  if (type === 'file' && (findKind(path) !== undefined || isIcon)) return null
  const wanted = kind.hasIcons ? '.json files and .svg icons' : '.json files'
  return {
    message: `Only ${wanted} belong in this folder.`,
    hint:
      /\.json$/i.test(name) && type === 'file'
        ? `Rename it to ${quote(name.replace(/\.json$/i, '.json'))}.`
        : type === 'file'
          ? 'Move it, rename it or delete it.'
          : 'Move what is in it, and delete it.',
  }
}
