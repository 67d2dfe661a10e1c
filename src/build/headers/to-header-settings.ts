import { RESUME_PDF_PATH, SOCIAL_CARDS_FOLDER } from '../../content/addresses'
import { findResumeUrl } from '../../content/find-resume-url'
import type { Content } from '../../content/to-content'
import type { HeaderSettings } from './list-header-rules'

/**
 * What the headers of a portfolio depend on. Other sites may show its social cards and its résumé: that is what they are
 * for.
 */
export function toHeaderSettings(
  { site, profile }: Pick<Content, 'site' | 'profile'>,
  isPreview: boolean,
  pathPrefix: string,
): HeaderSettings {
  const resume = findResumeUrl(profile.resumeUrl, site.outputs)
  const ownResume = resume?.startsWith('/') ? resume : RESUME_PDF_PATH
  const crossOrigin = [`${SOCIAL_CARDS_FOLDER}*`, ownResume]
  return { hsts: site.hsts ?? 'host', isPreview, crossOrigin, pathPrefix }
}
