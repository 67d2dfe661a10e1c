import { projectPath } from '../../../src/content/addresses'
import type { Content } from '../../../src/content/to-content'
import { escape } from '../escape'
import { toButton, toStickers, type PageParts } from '../site-parts'

type Project = Content['projects'][number]

/** What the owner's photo shows, or that there is none. */
export function createPortraitText({ profile }: Content): string {
  return profile.photo?.alt ?? ''
}

/** The ways out of a project. */
export function toProjectLinks({ title, liveUrl, githubUrl }: Project): string {
  const label = (name: string) => `${name}<span class="hidden"> of ${escape(title)}</span>`
  const links = [
    liveUrl && toButton(liveUrl, label('Live Site'), { isStrong: true }),
    githubUrl && toButton(githubUrl, label('GitHub')),
  ].filter(Boolean)
  return `<ul class="links">${links.map((link) => `<li>${link ?? ''}</li>`).join('\n')}</ul>`
}

const PLACES = ['across', 'left', 'right'] as const

function toPlace(index: number, count: number): string {
  const place = PLACES[index % PLACES.length] ?? 'across'
  return place === 'left' && index === count - 1 ? 'across' : place
}

/** All projects as the panels of a comic page. */
export function toCards({ content, picture }: PageParts, headingLevel: 2 | 3): string {
  const { projects } = content
  const cards = projects.map((project, index) => {
    const { projectId: id, title, description, img, techStack } = project
    const heading = `h${headingLevel}`
    return `<li><article class="card ${toPlace(index, projects.length)}" aria-labelledby="project-${id}">
<div class="cover">${picture(img?.alt ?? '', id)}</div>
<div class="words">
<${heading} id="project-${id}"><a href="${projectPath(id)}">${escape(title)}</a></${heading}>
<p>${escape(description)}</p>
${toStickers(content, techStack)}
${toProjectLinks(project)}
</div>
<span class="box" aria-hidden="true"><small>No.</small>${index + 1}</span>
</article></li>`
  })
  return `<ol class="cards">\n${cards.join('\n')}\n</ol>`
}
