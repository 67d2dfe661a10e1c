import { PROJECTS_PATH } from '../../../src/content/addresses'
import { PROJECTS_LEAD } from '../../../src/content/pages'
import { toTitle, type PageParts } from '../site-parts'
import type { LimitPage } from '../to-page'
import { toCards } from './cards'

/** The page of all projects. */
export function toProjects(parts: PageParts): LimitPage {
  const { name } = parts.content.profile
  return {
    file: 'projects/index.html',
    path: PROJECTS_PATH,
    title: `Projects – ${name}`,
    description: `${PROJECTS_LEAD}, by ${name}`,
    facts: parts.published.facts,
    styles: ['titles', 'pictures', 'cards', 'projects'],
    current: { path: PROJECTS_PATH, is: 'page' },
    main: `<section class="band dots" aria-labelledby="projects">
${toTitle('projects', 'Projects', 'The collected issues', 1)}
<p class="note">${PROJECTS_LEAD}</p>
${toCards(parts, 2)}
</section>`,
  }
}
