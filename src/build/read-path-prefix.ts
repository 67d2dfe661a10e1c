import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pathPrefix } from '../content/site-address'
import { previewAddress } from './preview-address'

const siteFile = z.object({ siteUrl: z.url() })

/**
 * The path prefix that "siteUrl" in site.json asks for, or the address of a preview: "/portfolio", or "" for none. Gatsby
 * wants to know it before the data is checked: it is undefined for a file that is broken, and the check tells why.
 */
export function readPathPrefix(dataFolder: string): string | undefined {
  try {
    const preview = previewAddress()
    if (preview !== undefined) return pathPrefix(preview)
    const site: unknown = JSON.parse(readFileSync(join(dataFolder, 'site.json'), 'utf8'))
    return pathPrefix(siteFile.parse(site).siteUrl)
  } catch {
    return undefined
  }
}
