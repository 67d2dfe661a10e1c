import type { ContentProblem } from '../content-problem'
import { findAddressFault } from '../find-link-fault'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

/** What every host and every tool takes as the name of a folder, without escaping. */
const PLAIN_FOLDERS = /^(\/[\w~-][\w.~-]*)*$/

/** The address of the site is https, a host, and a folder if there is one: no slash at the end, and nothing after it. */
export function siteAddressIsWhole(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'site-address').flatMap((field) => {
    const fault = findAddressFault(field.value) ?? findExtra(field.value)
    return fault === null ? [] : [problemIn(field, fault)]
  })
}

function findExtra(address: string) {
  const whole = (address.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '')
  const folder = whole.replace(/^https:\/\/[^/]*/, '')
  if (!PLAIN_FOLDERS.test(folder))
    return {
      message: `The folder ${quote(folder.slice(1))} in "siteUrl" has a name that not every host serves.`,
      hint: 'Use letters, digits, hyphens and low lines: "https://example.com/my-portfolio".',
    }
  if (address === whole) return null
  return {
    message: `${quote(address)} goes on after the address of the home page.`,
    hint: `Write "${whole}".`,
  }
}
