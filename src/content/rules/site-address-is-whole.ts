import type { ContentProblem, ProblemWords } from '../content-problem'
import { findAddressFault } from '../find-link-fault'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

/** What every host and every tool takes as the name of a folder, without escaping. */
const PLAIN_FOLDERS = /^(\/[\w~-][\w.~-]*)*$/

/** The address of the site is https, a host, and a folder if there is one: no slash at the end, and nothing after it. */
export function siteAddressIsWhole(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'site-address').flatMap((field) => {
    const fault = findSiteAddressFault(field.value)
    return fault === null ? [] : [problemIn(field, fault)]
  })
}

/** What is wrong with the address of a site, or null: the same for `site.json` and for the address of a preview. */
export function findSiteAddressFault(address: string): ProblemWords | null {
  return findAddressFault(address) ?? findExtra(address)
}

function findExtra(address: string): ProblemWords | null {
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
