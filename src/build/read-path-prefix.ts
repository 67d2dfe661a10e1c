import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pathPrefix } from '../content/site-address'

const siteFile = z.object({ siteUrl: z.url() })

/**
 * The path prefix that "siteUrl" in site.json asks for: "/portfolio", or "" for none. Gatsby wants to know it before the
 * data is checked: a file that is broken gives "", and the check tells the owner why.
 */
export function readPathPrefix(dataFolder: string): string {
  try {
    const site: unknown = JSON.parse(readFileSync(join(dataFolder, 'site.json'), 'utf8'))
    return pathPrefix(siteFile.parse(site).siteUrl)
  } catch {
    return ''
  }
}
