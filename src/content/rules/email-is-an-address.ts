import type { ContentProblem } from '../content-problem'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

// Not all that RFC 5322 allows: what mail programs take from a mailto link without escaping.
const EMAIL =
  /^[\p{L}\p{N}!$'*+=^_`{|}~-]+(\.[\p{L}\p{N}!$'*+=^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** Is it one e-mail address and nothing else? */
export const isEmail = (text: string) => EMAIL.test(text)

/** The owner's e-mail is an address that a mail can be written to. */
export function emailIsAnAddress(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'email')
    .filter(({ value }) => !isEmail(value))
    .map((field) => {
      const meant = field.value.replace(/^mailto:/i, '').trim()
      return problemIn(field, {
        message: `${quote(field.value)} is not an e-mail address.`,
        hint: isEmail(meant) ? `Write "${meant}".` : 'Write it like "robin@example.com".',
      })
    })
}
