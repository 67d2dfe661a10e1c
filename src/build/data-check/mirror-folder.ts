import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Hidden files are overlooked everywhere; editors' swap files among them come and go.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return files.map((file) => relative(folder, join(file.parentPath, file.name)))
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)])
  return b?.equals(a) ?? false
}

/** Makes `to` a copy of `from`, touching only the files that differ, so that whoever watches it sees no others change. */
export async function mirrorFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const wanted = await listFiles(from)
  for (const file of await listFiles(to)) if (!wanted.includes(file)) await rm(join(to, file))
  for (const file of wanted) {
    if (await isSameFile(join(from, file), join(to, file))) continue
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(join(from, file), join(to, file))
  }
}
