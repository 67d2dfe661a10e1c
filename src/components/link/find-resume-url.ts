import { RESUME_PDF_PATH } from '../../content/addresses'
import { isOn } from '../../content/outputs'

type Outputs = { readonly resumePdf: boolean | null } | null

/** Where the résumé is: the owner's own, else the one made of the data, unless the owner wants none made. */
export function findResumeUrl(resumeUrl: string | null, outputs: Outputs): string | undefined {
  return resumeUrl ?? (isOn('resumePdf', outputs) ? RESUME_PDF_PATH : undefined)
}
