import { HOME_PATH, PROJECTS_PATH } from '../../../src/content/addresses'
import { toButton, type PageParts } from '../site-parts'
import type { LimitPage } from '../to-page'

const JAGS = `<svg viewBox="0 0 600 300" preserveAspectRatio="none" aria-hidden="true"><path d="M8 62 70 66 62 14 142 48 178 4 236 40 302 6 344 42 426 10 452 50 540 18 534 70 594 84 556 128 598 168 548 190 580 244 500 240 486 292 424 252 356 288 306 254 232 290 196 252 118 284 104 242 24 256 52 196 4 164 46 122Z"/><path d="M306 254 420 392 424 252"/><path d="M46 122-118 196 52 196"/></svg>`

const UNKNOWN_PROJECT = 'Project not found!'

/** Where a host knows one error page only, it shows the text for a project under the address of one. */
const SCRIPT = `addEventListener('DOMContentLoaded', () => {
  if (!location.pathname.startsWith('/projects/')) return
  any.remove()
  project.hidden = false
  document.title = project.title
})
`

function toCliff(title: string, texts: readonly string[], wayBack: string): string {
  return `<div class="cliff dots">
<div class="cry"><div>${JAGS}<h1>${title}</h1></div></div>
<div class="scene"><span aria-hidden="true">Aaaah!</span></div>
<div class="ending">
${texts.map((text) => `<p class="note">${text}</p>`).join('\n')}
${wayBack}
</div>
</div>`
}

const options = { isStrong: true, inNewTab: false }

const PROJECT_CLIFF = toCliff(
  UNKNOWN_PROJECT,
  ['This issue was never printed, or it has been sold out.'],
  toButton(PROJECTS_PATH, 'Back to all projects', options),
)

const ANY_CLIFF = toCliff(
  'Unexpected Application Error!',
  ['404 Not Found', 'This page was torn out, or it never was in this issue.'],
  toButton(HOME_PATH, 'Back to the home page', options),
)

/** The page for an address that is none. */
export function toNotFound({ content: { site, profile } }: PageParts): LimitPage {
  return {
    file: '404.html',
    title: `Unexpected Application Error! – ${profile.name}`,
    description: site.description,
    styles: ['lost'],
    script: SCRIPT,
    main: `<div id="any">${ANY_CLIFF}</div>
<div id="project" title="${UNKNOWN_PROJECT} – ${profile.name}" hidden>${PROJECT_CLIFF}</div>`,
  }
}

/** The page for a project that is none. */
export function toProjectNotFound({ content: { site, profile } }: PageParts): LimitPage {
  return {
    file: 'projects/404.html',
    title: `${UNKNOWN_PROJECT} – ${profile.name}`,
    description: site.description,
    styles: ['lost'],
    current: { path: PROJECTS_PATH, is: 'true' },
    main: PROJECT_CLIFF,
  }
}
