import { withPrefix } from 'gatsby'
import { InkButton } from '../comic/ink-button'

export type ResumeLinkProps = { resumeUrl: string }

/** The link to the résumé, in a new tab wherever it is: an address, or a file of this site. */
export function ResumeLink({ resumeUrl }: ResumeLinkProps) {
  return (
    <InkButton href={resumeUrl.startsWith('/') ? withPrefix(resumeUrl) : resumeUrl} inNewTab>
      Resume
    </InkButton>
  )
}
