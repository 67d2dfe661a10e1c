import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Rooms whose changes Gatsby does not notice: it runs them, but keeps what they made before. */
const ROOMS = ['src/build', 'src/content']

/** What tells the packages, best first: npm writes the first one when it installs, the second when it decides. */
const PACKAGE_LISTS = ['node_modules/.package-lock.json', 'package-lock.json']

const isCode = (name: string) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name)

async function listRoom(folder: string, room: string): Promise<string[]> {
  const entries = await readdir(join(folder, room), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCode(entry.name))
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
}

/**
 * One figure for the code and the packages that a cache was made by, the same in every folder and on every system:
 * what Gatsby runs in Node, how it is configured, and what is installed.
 */
export async function digestProject(folder: string): Promise<string> {
  const names = await readdir(folder)
  const files = [
    ...(await Promise.all(ROOMS.map((room) => listRoom(folder, room)))).flat(),
    ...names.filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
    'package.json',
    ...PACKAGE_LISTS.filter((name) => existsSync(join(folder, name))).slice(0, 1),
  ]
  const hash = createHash('sha256')
  // The length stands between name and bytes, so that no two lists of files read the same.
  for (const file of files.sort()) {
    const bytes = await readFile(join(folder, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
