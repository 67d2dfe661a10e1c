import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER_MODE = 0o755
const FILE_MODE = 0o644

/**
 * Lets everybody read a folder and all in it, whatever the umask of this machine and the modes of the owner's files are:
 * a copy by rsync or tar takes the modes along, and a web server must read what it serves. Links are left alone.
 */
export async function setModes(folder: string): Promise<void> {
  await chmod(folder, FOLDER_MODE)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await setModes(path)
    else if (entry.isFile()) await chmod(path, FILE_MODE)
  }
}
