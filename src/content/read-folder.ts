import { readdir, stat } from 'node:fs/promises'
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

/** Everything under a folder, sorted; without hidden files and what systems and people leave there. */
export async function readFolder(root: string, folder = '.'): Promise<FolderEntry[]> {
  const found = await readdir(path.join(root, folder), { withFileTypes: true })
  const kept = found.filter(({ name }) => !name.startsWith('.') && !IGNORED.has(name))
  const entries = await Promise.all(
    kept.map(async (entry): Promise<FolderEntry[]> => {
      const entryPath = path.posix.join(folder, entry.name)
      // Links are refused by a rule and never followed: they could leave the folder or lead in circles.
      if (entry.isSymbolicLink()) return [{ path: entryPath, type: 'link' }]
      if (entry.isDirectory())
        return [{ path: entryPath, type: 'folder' }, ...(await readFolder(root, entryPath))]
      return [{ path: entryPath, type: entry.isFile() ? 'file' : 'other' }]
    }),
  )
  return entries.flat().sort((one, other) => (one.path < other.path ? -1 : 1))
}
