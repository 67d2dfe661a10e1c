import type { Content } from '../../content/to-content'
import type { Typesetter } from '../typesetting/create-typesetter'
import { toResume } from './to-resume'

const TEMPLATE = 'src/build/resume/resume.typ'

/** From roomy to close; their sizes are in the template. */
const DENSITIES = ['normal', 'compact', 'dense'] as const

const MAX_PAGES = 2

/**
 * The bytes of the résumé: a PDF of at most two pages, set as roomily as that allows. What does not fit into two pages
 * at the smallest size that is easy to read flows on; nothing is cut.
 */
export function createResumePdf(content: Content, typesetter: Typesetter): Buffer {
  const resume = toResume(content)
  const set = (density: (typeof DENSITIES)[number]) =>
    typesetter.toPdf({ template: TEMPLATE, data: { ...resume, density } })
  const [first, ...closer] = DENSITIES
  let sheet = set(first)
  for (const density of closer) if (sheet.pages > MAX_PAGES) sheet = set(density)
  return sheet.pdf
}
