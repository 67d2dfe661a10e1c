import { readdirSync, type Dirent } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Something in the data folder; `path` is relative to it, with "/" on every system. */
export type FolderEntry = { path: string; type: 'file' | 'folder' | 'link' | 'other' }

const IGNORED = new Set(['README.md', 'Thumbs.db', 'desktop.ini'])

/** The place of an entry: data/a/b.json is in "a" and is called "b.json". */
export const splitPath = (entryPath: string) => ({
  folder: path.posix.dirname(entryPath),
  name: path.posix.basename(entryPath),
})

/** What kind of thing is at a path: nothing, a folder, or something else. */
export async function readType(absolutePath: string): Promise<'nothing' | 'folder' | 'other'> {
  try {
    return (await stat(absolutePath)).isDirectory() ? 'folder' : 'other'
  } catch {
    return 'nothing'
  }
}

/** What systems and people leave in folders without meaning it. */
const isKept = ({ name }: Dirent) => !name.startsWith('.') && !IGNORED.has(name)

const byPath = (one: FolderEntry, other: FolderEntry) => (one.path < other.path ? -1 : 1)

/**
 * Everything under a folder, sorted; without hidden files and what systems and people leave there. Synchronous: of 3,000
 * folders, what Node does to wait for them takes five times as long as reading them.
 */
export function readFolder(root: string): FolderEntry[] {
  return listFolder(root, '').sort(byPath)
}

function listFolder(root: string, folder: string): FolderEntry[] {
  const found = readdirSync(path.join(root, folder), { withFileTypes: true })
  return found.filter(isKept).flatMap((entry): FolderEntry[] => {
    const entryPath = folder === '' ? entry.name : `${folder}/${entry.name}`
    // Links are refused by a rule and never followed: they could leave the folder or lead in circles.
    if (entry.isSymbolicLink()) return [{ path: entryPath, type: 'link' }]
    if (entry.isDirectory()) return [{ path: entryPath, type: 'folder' }, ...listFolder(root, entryPath)]
    return [{ path: entryPath, type: entry.isFile() ? 'file' : 'other' }]
  })
}

const indexes = new WeakMap<readonly FolderEntry[], ReadonlyMap<string, FolderEntry>>()

/** The entry at exactly this path; the entries are looked through once, and not again for each question. */
export function findEntry(entries: readonly FolderEntry[], entryPath: string): FolderEntry | undefined {
  const index = indexes.get(entries) ?? new Map(entries.map((entry) => [entry.path, entry]))
  indexes.set(entries, index)
  return index.get(entryPath)
}
