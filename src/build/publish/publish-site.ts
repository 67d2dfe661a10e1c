import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageFile } from '../../content/addresses'
import type { Output } from '../outputs/output'
import { findReferences } from './find-references'
import { putInPlace } from './put-in-place'
import { toPublishedHtml } from './to-published-html'

/**
 * What to publish: folders as paths, `pages` as the addresses of the site, `outputs` as they were made, `pathPrefix` as
 * Gatsby has it ("" or "/x").
 */
export type Publication = {
  builtFolder: string
  staticFolder: string
  publishedFolder: string
  pages: readonly string[]
  outputs: readonly Output[]
  pathPrefix: string
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ?? false
}

/** Writes what was made besides the pages. A file of the same name that the owner put into `static/` is preferred. */
async function writeOutput({ path, content }: Output, to: string): Promise<void> {
  const file = join(to, path)
  if (await isFile(file)) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function writePage(path: string, from: string, to: string): Promise<Set<string>> {
  const html = await toPublishedHtml(await readFile(join(from, pageFile(path)), 'utf8'))
  const file = join(to, pageFile(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
  return findReferences(html)
}

/** The file that a reference names, relative to the published folder: "/x/about/" → "about/index.html". */
function referencedFile(reference: string, pathPrefix: string): string {
  const path = decodeURIComponent(reference.slice(pathPrefix.length))
  return path.endsWith('/') ? pageFile(path) : path.slice(1)
}

/**
 * Publishes the site: its pages, the owner's static files, the outputs, what the pages refer to, and nothing else of
 * Gatsby's.
 * Everything is gathered in a folder beside the published one, which changes in one move at the very end.
 * Throws when a page refers to a file that does not exist; the published folder is then as it was.
 */
export async function publishSite(publication: Publication): Promise<{ pages: number; files: number }> {
  const { builtFolder, staticFolder, publishedFolder, pages, outputs, pathPrefix } = publication
  const next = `${publishedFolder}-next`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await cp(staticFolder, next, { recursive: true, force: true })
  for (const output of outputs) await writeOutput(output, next)
  const references = new Set<string>()
  for (const path of pages)
    for (const reference of await writePage(path, builtFolder, next)) references.add(reference)
  let files = 0
  for (const reference of references) {
    const file = referencedFile(reference, pathPrefix)
    if (await isFile(join(next, file))) continue
    await mkdir(dirname(join(next, file)), { recursive: true })
    await cp(join(builtFolder, file), join(next, file)).catch((cause: unknown) => {
      throw new Error(`A page refers to ${reference}, which does not exist.`, { cause })
    })
    files += 1
  }
  await putInPlace(next, publishedFolder)
  return { pages: pages.length, files }
}
