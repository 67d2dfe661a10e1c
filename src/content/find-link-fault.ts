import type { ProblemWords } from './content-problem'
import { quote } from './quote'
import { isEmail } from './rules/email-is-an-address'

type Fault = {
  isIn: (link: string) => boolean
  message: (link: string) => string
  hint: (link: string) => string
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST_LIKE = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u

const example = () => 'Write the whole address, like "https://example.com/page".'

const parse = (link: string): URL | null => (URL.canParse(link) ? new URL(link) : null)

const isMail = (link: string) => link.startsWith('mailto:')

/** In this order: the first that fits is told, for the later ones judge only what the earlier ones let pass. */
const FAULTS: readonly Fault[] = [
  {
    isIn: (link) => /[\s\p{Cc}\p{Cf}]/u.test(link),
    message: (link) => `The address ${quote(link)} holds a space, a line break or an invisible character.`,
    hint: (link) => {
      const meant = link.trim()
      return meant !== link && findLinkFault(meant) === null ? `Write "${meant}".` : example()
    },
  },
  {
    isIn: (link) => link.startsWith('//'),
    message: (link) => `The address ${quote(link)} does not say how it is reached.`,
    hint: (link) => `Write "https:${link}".`,
  },
  {
    isIn: (link) => HOST_LIKE.test(link) && !/^[a-z0-9+.-]+:\D/i.test(link),
    message: (link) => `The address ${quote(link)} lacks its beginning.`,
    hint: (link) => `Write "https://${link}".`,
  },
  {
    isIn: isEmail,
    message: (link) => `${quote(link)} is an e-mail address, but a link belongs here.`,
    hint: (link) => `Write "mailto:${link}".`,
  },
  {
    isIn: (link) => /^http:\/\//i.test(link),
    message: (link) => `The address ${quote(link)} is not safe: others can read along.`,
    hint: (link) => `Write "https${link.slice('http'.length)}".`,
  },
  {
    isIn: (link) => /^(https|mailto):/i.test(link) && !/^(https|mailto):/.test(link),
    message: (link) => `The beginning of ${quote(link)} is written in capital letters.`,
    hint: (link) => `Write "${link.replace(SCHEME, (scheme) => scheme.toLowerCase())}".`,
  },
  {
    isIn: (link) => !isMail(link) && !link.startsWith('https:'),
    message: (link) => `${quote(link)} is not an https address.`,
    hint: example,
  },
  {
    isIn: (link) => isMail(link) && !isEmail(link.slice('mailto:'.length).split('?', 1)[0] ?? ''),
    message: (link) => `${quote(link)} holds no e-mail address.`,
    hint: () => 'Write it like "mailto:robin@example.com".',
  },
  {
    isIn: (link) => /[\\<>"`^{|}]/.test(link),
    message: (link) =>
      `The address ${quote(link)} holds a character that no address has: one of \\ < > " \` ^ { | }`,
    hint: () => 'Copy the address from the address bar of your browser.',
  },
  {
    isIn: (link) => !isMail(link) && (!/^https:\/\/[^/?#]/.test(link) || parse(link) === null),
    message: (link) => `${quote(link)} is not a whole address.`,
    hint: example,
  },
  {
    isIn: (link) => !isMail(link) && /^https:\/\/[^/?#]*@/.test(link),
    message: (link) =>
      `The address ${quote(link)} holds a user name or a password, which everyone could read.`,
    hint: (link) => `Write "${link.replace(/^https:\/\/[^/?#]*@/, 'https://')}".`,
  },
]

/** Why visitors should not be sent to a link; null for a good https or mailto address. */
export function findLinkFault(link: string): ProblemWords | null {
  const fault = FAULTS.find(({ isIn }) => isIn(link))
  return fault === undefined ? null : { message: fault.message(link), hint: fault.hint(link) }
}

/** The same for an address that must be reached over https, where mail makes no sense. */
export function findAddressFault(link: string): ProblemWords | null {
  if (!isMail(link)) return findLinkFault(link)
  return { message: `${quote(link)} is not an https address.`, hint: example() }
}
