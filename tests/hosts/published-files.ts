import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Host } from './host'

/** The rules for hosts. They are in the published folder, and are no part of the site. */
export const RULE_FILES = ['_headers', '_redirects']

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !RULE_FILES.includes(file))
    .sort()
}

/** The pages of a host as files ("about/index.html"), without the two error pages, which have no address. */
export function listPages({ folder }: Host): string[] {
  return listFiles(folder).filter((file) => file.endsWith('/index.html') || file === 'index.html')
}

/** All that a host serves besides pages and error pages. */
export function listOtherFiles({ folder }: Host): string[] {
  return listFiles(folder).filter((file) => !file.endsWith('.html'))
}

export function readPublished({ folder }: Host, file: string): Buffer {
  return readFileSync(join(folder, file))
}

/** The path that a file has on the host: "about/index.html" → "/about/". */
export function toPath({ pathPrefix }: Host, file: string): string {
  return `${pathPrefix}/${file.replace(/(^|\/)index\.html$/, '$1')}`
}
