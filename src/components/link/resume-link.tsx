import { withPrefix } from 'gatsby'
import { InkButton } from '../comic/ink-button'

export type ResumeLinkProps = { resumeUrl: string }

/** The link to the résumé, in a new tab wherever it is: an address, or a file of the owner's in `static/`. */
export function ResumeLink({ resumeUrl }: ResumeLinkProps) {
  const href = resumeUrl.startsWith('/') ? withPrefix(resumeUrl) : resumeUrl
  return (
    <InkButton href={href} inNewTab>
      Resume
    </InkButton>
  )
}
