import { findSiteAddressFault } from '../content/rules/site-address-is-whole'

/**
 * The address of a preview, from the variable SITE_URL; undefined when the site is built for the address in site.json.
 * Hosts write theirs with or without a slash at the end.
 */
export function previewAddress(): string | undefined {
  const address = process.env['SITE_URL']?.trim().replace(/\/+$/, '')
  return address === '' ? undefined : address
}

/** What to tell the owner when SITE_URL is no address for a site, or undefined. */
export function findPreviewFault(): string | undefined {
  const address = previewAddress()
  const fault = address === undefined ? null : findSiteAddressFault(address)
  if (!fault) return undefined
  return `The variable SITE_URL, which says where a preview stands, cannot be used.\n\n  ${fault.message}\n  ${fault.hint}`
}
