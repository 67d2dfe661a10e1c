import { RESUME_PDF_PATH } from './addresses'
import { isOn } from './outputs'

type Outputs = { readonly resumePdf?: boolean | null | undefined } | null | undefined

/** A file's name may hold what means something else in an address: `%`, `#`, `?`. */
const escapePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/**
 * Where the résumé is, as an https address or a path of the site: the owner's own, else the one made of the data, unless
 * the owner wants none made.
 */
export function findResumeUrl(resumeUrl: string | null | undefined, outputs: Outputs): string | undefined {
  if (resumeUrl) return resumeUrl.startsWith('/') ? escapePath(resumeUrl) : resumeUrl
  return isOn('resumePdf', outputs) ? RESUME_PDF_PATH : undefined
}
