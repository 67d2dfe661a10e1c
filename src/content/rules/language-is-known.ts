import type { ContentProblem } from '../content-problem'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

const TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

const COMMON = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
]
  .concat(['ja', 'ko', 'ms', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sv', 'sw', 'ta', 'th', 'tl', 'tr', 'uk'])
  .concat(['ur', 'vi', 'zh'])

/** The site's language is a tag that browsers and screen readers know. */
export function languageIsKnown(content: Pick<RawContent, 'files'>): ContentProblem[] {
  return findTexts(content, 'language')
    .filter(({ value }) => !isLanguage(value))
    .map((field) => {
      const meant = findMeant(field.value)
      return problemIn(field, {
        message: `${quote(field.value)} is not the tag of a language.`,
        hint: meant === undefined ? 'Write for example "en", "id" or "pt-BR".' : `Write "${meant}".`,
      })
    })
}

function isLanguage(tag: string): boolean {
  if (!TAG.test(tag)) return false
  try {
    const { language } = new Intl.Locale(tag)
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) !== undefined
  } catch {
    return false
  }
}

/** The tag for "en_US", "English" or "Deutsch". */
function findMeant(written: string): string | undefined {
  const hyphened = written.trim().replaceAll('_', '-')
  if (isLanguage(hyphened)) return hyphened
  return COMMON.find((tag) =>
    ['en', tag].some(
      (reader) =>
        new Intl.DisplayNames(reader, { type: 'language' }).of(tag)?.toLowerCase() ===
        written.trim().toLowerCase(),
    ),
  )
}
