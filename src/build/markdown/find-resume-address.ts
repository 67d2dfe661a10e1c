import { findResumeUrl } from '../../content/find-resume-url'
import { absoluteAddress } from '../../content/site-address'
import type { Content } from '../../content/to-content'

/** The whole address of the résumé; undefined when there is none. */
export function findResumeAddress({ site, profile }: Pick<Content, 'site' | 'profile'>): string | undefined {
  const url = findResumeUrl(profile.resumeUrl, site.outputs)
  return url?.startsWith('/') ? absoluteAddress(site.siteUrl, url) : url
}
