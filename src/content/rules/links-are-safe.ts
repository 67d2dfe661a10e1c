import type { ContentProblem } from '../content-problem'
import { findAddressFault, findLinkFault } from '../find-link-fault'
import type { RawContent } from '../read-content'
import { isAddress } from './pictures-exist'
import { findTexts, problemIn } from './rule'

/** Every link is an https or a mailto address without tricks; a picture from elsewhere has an https address. */
export function linksAreSafe(content: Pick<RawContent, 'files'>): ContentProblem[] {
  const links = findTexts(content, 'link').map((field) => ({ field, fault: findLinkFault(field.value) }))
  const pictures = findTexts(content, 'picture')
    .filter(({ value }) => isAddress(value))
    .map((field) => ({ field, fault: findAddressFault(field.value) }))
  return [...links, ...pictures].flatMap(({ field, fault }) =>
    fault === null ? [] : [problemIn(field, fault)],
  )
}
