import { pageFile, PROJECTS_PATH, projectPath } from '../../../src/content/addresses'
import { formatDay } from '../../../src/content/format-day'
import type { Content } from '../../../src/content/to-content'
import { escape } from '../escape'
import { toButton, toStickers, toTitle, type PageParts } from '../site-parts'
import type { LimitPage } from '../to-page'
import { toProjectLinks } from './cards'

type Project = Content['projects'][number]

function toSplash({ content, picture }: PageParts, project: Project): string {
  const { projectId, title, description, date, img } = project
  const day = date ? ` – <time datetime="${date}">${formatDay(date, content.site.language)}</time>` : ''
  return `<header class="splash dots">
<div class="frame">${picture(img?.alt ?? '', projectId)}</div>
<div class="words">
<p class="caption">Inside this issue${day}</p>
<h1>${escape(title)}</h1>
<p class="note">${escape(description)}</p>
${toProjectLinks(project)}
</div>
</header>`
}

function toInside(content: Content, { shortExplanation, techStack, goals }: Project): string {
  return `<div class="inside">
<section class="story" aria-labelledby="short-explanation">
${toTitle('short-explanation', 'Short Explanation', 'Our story so far…')}
<p>${escape(shortExplanation)}</p>
</section>
<section class="sheet dots" aria-labelledby="tech-stack-used">
${toTitle('tech-stack-used', 'Tech Stack Used', 'Sticker sheet')}
${toStickers(content, techStack)}
</section>
<section class="goals" aria-labelledby="goals">
${toTitle('goals', 'Goals', 'The mission')}
<ol>
${goals.map((goal) => `<li>${escape(goal)}</li>`).join('\n')}
</ol>
</section>
</div>`
}

function toOthers({ content: { projects }, picture }: PageParts, project: Project): string {
  const index = projects.indexOf(project)
  const other = (name: string, one: Project | undefined) =>
    one
      ? [
          `<li>${picture(one.img?.alt ?? '', one.projectId)}
<a href="${projectPath(one.projectId)}"><span><small>${name}</small> ${escape(one.title)}</span></a></li>`,
        ]
      : []
  const others = [
    ...other('Previous issue', projects[index - 1]),
    ...other('Next issue', projects[index + 1]),
  ]
  return `<nav class="others" aria-label="Projects">
<ul>
${others.join('\n')}
</ul>
${toButton(PROJECTS_PATH, 'Back to all projects', { inNewTab: false })}
</nav>`
}

/** The page of one project. */
export function toProject(parts: PageParts, project: Project): LimitPage {
  const { content, published } = parts
  const path = projectPath(project.projectId)
  return {
    file: pageFile(path),
    path,
    title: `${project.title} – ${content.profile.name}`,
    description: project.description,
    type: 'article',
    date: project.date,
    facts: published.facts,
    styles: ['titles', 'pictures', 'stickers', 'project', 'project-wide'],
    current: { path: PROJECTS_PATH, is: 'true' },
    main: `<article>
${toSplash(parts, project)}
${toInside(content, project)}
</article>
${toOthers(parts, project)}`,
  }
}
