import type { Content } from '../../content/to-content'
import type { Typesetter } from '../typesetting/create-typesetter'
import { toResume } from './to-resume'

const TEMPLATE = 'src/build/resume/resume.typ'

/** From roomy to close, with the most pages that each is for: a single page looks better than two half empty ones. */
const TRIALS = [
  { density: 'roomy', maxPages: 1 },
  { density: 'normal', maxPages: 1 },
  { density: 'compact', maxPages: 1 },
  { density: 'normal', maxPages: 2 },
  { density: 'compact', maxPages: 2 },
  { density: 'dense', maxPages: Infinity },
] as const

type Density = (typeof TRIALS)[number]['density']

/** So many jobs, projects and trainings take more than two pages in every density. */
const HOPELESS_ENTRIES = 60

/**
 * The bytes of the résumé: a PDF of at most two pages, set as roomily as that allows. What is too much for two pages at
 * the smallest size that is easy to read flows on; nothing is cut.
 */
export function createResumePdf(content: Content, typesetter: Typesetter): Buffer {
  const resume = toResume(content)
  const set = (density: Density) => typesetter.setPages({ template: TEMPLATE, data: { ...resume, density } })
  const entries = resume.sections.flatMap((section) => section.entries ?? [])
  if (entries.length > HOPELESS_ENTRIES) return set('dense').toPdf()
  const tried = new Map<Density, ReturnType<typeof set>>()
  for (const { density, maxPages } of TRIALS) {
    const pages = tried.get(density) ?? set(density)
    if (pages.count <= maxPages) return pages.toPdf()
    tried.set(density, pages)
  }
  throw new Error('The last density takes any number of pages.')
}
