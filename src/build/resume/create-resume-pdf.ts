import type { Content } from '../../content/to-content'
import type { Typesetter } from '../typesetting/create-typesetter'
import { toResume } from './to-resume'

const TEMPLATE = 'src/build/resume/resume.typ'

/** What is tried, best first: one page, unless it is only for close setting; then two. The template has the sizes. */
const TRIALS = [
  { density: 'roomy', maxPages: 1 },
  { density: 'normal', maxPages: 1 },
  { density: 'compact', maxPages: 1 },
  { density: 'normal', maxPages: 2 },
  { density: 'compact', maxPages: 2 },
  { density: 'dense', maxPages: Infinity },
] as const

/**
 * The bytes of the résumé: a PDF of at most two pages, set as roomily as that allows. What is too much for two pages at
 * the smallest size that is easy to read flows on; nothing is cut.
 */
export function createResumePdf(content: Content, typesetter: Typesetter): Buffer {
  const resume = toResume(content)
  for (const { density, maxPages } of TRIALS) {
    const { pdf, pages } = typesetter.toPdf({ template: TEMPLATE, data: { ...resume, density } })
    if (pages <= maxPages) return pdf
  }
  throw new Error('The last trial takes any number of pages.')
}
