import { withPrefix } from 'gatsby'
import { InkButton } from '../comic/ink-button'

export type ResumeLinkProps = { resumeUrl: string }

/** A file's name may hold what means something else in an address: `%`, `#`, `?`. */
const toAddress = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The link to the résumé, in a new tab wherever it is: an address, or a file of the owner's in `static/`. */
export function ResumeLink({ resumeUrl }: ResumeLinkProps) {
  const href = resumeUrl.startsWith('/') ? withPrefix(toAddress(resumeUrl)) : resumeUrl
  return (
    <InkButton href={href} inNewTab>
      Resume
    </InkButton>
  )
}
