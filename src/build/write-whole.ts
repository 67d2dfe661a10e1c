import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file, and the folders above it: all of it or, when the program is killed, nothing. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
