import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageFile } from '../../content/addresses'
import type { HeaderSettings } from '../headers/list-header-rules'
import { writeHeaders } from '../headers/write-headers'
import type { Output } from '../outputs/output'
import { findReferences } from './find-references'
import { openTemplate } from './open-template'
import { putInPlace } from './put-in-place'
import { setModes } from './set-modes'

/** A page of the site: its address, and what it was made with; pages of one template share their styles. */
export type BuiltPage = { path: string; template: string }

/**
 * What to publish: folders as paths, `pages` by their addresses, `outputs` as they were made, `pathPrefix` as Gatsby has it
 * ("" or "/x").
 */
export type Publication = {
  builtFolder: string
  staticFolder: string
  publishedFolder: string
  pages: readonly BuiltPage[]
  outputs: readonly Output[]
  headers: HeaderSettings
  pathPrefix: string
  /** Makes those of the files that pages refer to that Gatsby did not; tells where each lies, by its name in the site. */
  makeFiles: (files: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ?? false
}

async function writeInto(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Writes what was made besides the pages. A file of the same name that the owner put into `static/` is preferred. */
async function writeOutput(output: Output, to: string): Promise<void> {
  const file = join(to, output.path)
  if (await isFile(file)) return
  if ('content' in output) await writeInto(file, output.content)
  else await cp(output.file, file)
}

/** The addresses of the pages of each template. */
function groupByTemplate(pages: readonly BuiltPage[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const { path, template } of pages) {
    const group = groups.get(template)
    if (group) group.push(path)
    else groups.set(template, [path])
  }
  return [...groups.values()]
}

/** Writes the pages of one template; gives what they refer to, and the hashes of what is inline in them. */
async function writePages(paths: readonly string[], from: string, to: string) {
  const template = openTemplate()
  for (const path of paths) {
    const built = await readFile(join(from, pageFile(path)), 'utf8')
    await writeInto(join(to, pageFile(path)), template.openPage(built))
  }
  const { closePage, hashes } = await template.close()
  const references = new Set<string>()
  for (const path of paths) {
    const file = join(to, pageFile(path))
    const html = closePage(await readFile(file, 'utf8'))
    await writeFile(file, html)
    for (const reference of findReferences(html)) references.add(reference)
  }
  return { references, hashes }
}

/** The file that a reference names, relative to the published folder: "/x/about/" → "about/index.html". */
function referencedFile(reference: string, pathPrefix: string): string {
  const path = decodeURIComponent(reference.slice(pathPrefix.length))
  return path.endsWith('/') ? pageFile(path) : path.slice(1)
}

/** The places that files come from: those that were made for this site lie where `made` says, the others in `from`. */
type Places = { made: ReadonlyMap<string, string>; from: string; to: string }

/** Copies the files that pages refer to and that are not there yet; gives how many. Throws when one does not exist. */
async function copyFiles(references: ReadonlyMap<string, string>, { made, from, to }: Places) {
  let files = 0
  for (const [file, reference] of references) {
    if (await isFile(join(to, file))) continue
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(made.get(file) ?? join(from, file), join(to, file)).catch((cause: unknown) => {
      throw new Error(`A page refers to ${reference}, which does not exist.`, { cause })
    })
    files += 1
  }
  return files
}

/**
 * Publishes the site: its pages, the owner's static files, the outputs, what the pages refer to, the headers that go with
 * them, and nothing else of Gatsby's.
 * Everything is gathered in a folder beside the published one, which changes in one move at the very end.
 * Throws when a page refers to a file that does not exist; the published folder is then as it was.
 */
export async function publishSite(publication: Publication): Promise<{ pages: number; files: number }> {
  const { builtFolder, staticFolder, publishedFolder, pages, outputs, headers, pathPrefix } = publication
  const next = `${publishedFolder}-next`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  await cp(staticFolder, next, { recursive: true, force: true })
  for (const output of outputs) await writeOutput(output, next)
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() }
  const references = new Map<string, string>()
  for (const paths of groupByTemplate(pages)) {
    const written = await writePages(paths, builtFolder, next)
    for (const reference of written.references)
      references.set(referencedFile(reference, pathPrefix), reference)
    for (const hash of written.hashes.scripts) hashes.scripts.add(hash)
    for (const hash of written.hashes.styles) hashes.styles.add(hash)
  }
  const made = await publication.makeFiles(new Set(references.keys()))
  const files = await copyFiles(references, { made, from: builtFolder, to: next })
  await writeHeaders(hashes, headers, next)
  await setModes(next)
  await putInPlace(next, publishedFolder)
  return { pages: pages.length, files }
}
