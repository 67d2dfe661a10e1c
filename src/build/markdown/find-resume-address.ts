import { RESUME_PDF_PATH } from '../../content/addresses'
import { isOn } from '../../content/outputs'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/** A file's name may hold what means something else in an address: `%`, `#`, `?`. */
const toAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The whole address of the résumé: the owner's own, else the PDF that is made; undefined when that is switched off. */
export function findResumeAddress({ site, profile }: Pick<Content, 'site' | 'profile'>): string | undefined {
  const { resumeUrl } = profile
  if (resumeUrl?.startsWith('/')) return absoluteAddress(site.siteUrl, toAddress(resumeUrl))
  if (resumeUrl !== undefined) return resumeUrl
  return isOn('resumePdf', site.outputs) ? absoluteAddress(site.siteUrl, RESUME_PDF_PATH) : undefined
}
