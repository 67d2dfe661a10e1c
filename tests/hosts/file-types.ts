import { extname } from 'node:path'

const UTF8 = '; ?charset=utf-8'

/**
 * What a browser has to be told of a file. Text says that it is UTF-8. JSON is UTF-8 always (RFC 8259), XML says its
 * encoding itself. vCard has two names: RFC 6350's, and an older one that Netlify and Cloudflare use.
 */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.avif': /^image\/avif$/,
  '.jpg': /^image\/jpeg$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.woff2': /^font\/woff2$/,
  '.pdf': /^application\/pdf$/,
  '.json': new RegExp(`^application/json(${UTF8})?$`, 'i'),
  '.webmanifest': new RegExp(`^application/manifest\\+json(${UTF8})?$`, 'i'),
  '.xml': new RegExp(`^(application|text)/(atom\\+)?xml(${UTF8})?$`, 'i'),
  '.md': new RegExp(`^text/markdown${UTF8}$`, 'i'),
  '.txt': new RegExp(`^text/plain${UTF8}$`, 'i'),
  '.vcf': new RegExp(`^text/(x-)?vcard${UTF8}$`, 'i'),
}

export const PAGE_TYPE = new RegExp(`^text/html${UTF8}$`, 'i')

/** Browsers read them in this type only. A host that sends no headers of ours has its own, and the pages hold the rules. */
const RULES_TYPE = new RegExp(`^application/(speculationrules\\+)?json(${UTF8})?$`, 'i')

/** The type that a file has to have; throws for one that the site has not had so far. */
export function typeOf(file: string): RegExp {
  const type = file === 'speculation-rules.json' ? RULES_TYPE : TYPES[extname(file)]
  if (type === undefined) throw new Error(`${file}: which type should it have? Add it to file-types.ts.`)
  return type
}
