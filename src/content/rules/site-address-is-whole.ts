import type { ContentProblem } from '../content-problem'
import { findAddressFault } from '../find-link-fault'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

/** The address of the site is https and a host, and nothing after it. */
export function siteAddressIsWhole(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'site-address').flatMap((field) => {
    const fault = findAddressFault(field.value) ?? findExtra(field.value)
    return fault === null ? [] : [problemIn(field, fault)]
  })
}

function findExtra(address: string) {
  const { origin } = new URL(address)
  const written = address.split(/[/?#]/, 3).join('/')
  if (address === written) return null
  return {
    message: `${quote(address)} goes on after the host: "siteUrl" is only its beginning.`,
    hint: `Write "${origin}".`,
  }
}
