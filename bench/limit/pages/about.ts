import { ABOUT_PATH, CONTACT_CARD_PATH } from '../../../src/content/addresses'
import { findResumeUrl } from '../../../src/content/find-resume-url'
import { formatGpa } from '../../../src/content/format-gpa'
import { escape } from '../escape'
import { toButton, toStickers, toTitle, type PageParts } from '../site-parts'
import type { LimitPage } from '../to-page'
import { createPortraitText } from './cards'

type Content = PageParts['content']

function toDossier({ content, picture }: PageParts): string {
  const { site, profile, projects, technologies, bootcamps } = content
  const facts = [
    ['Role', profile.hero.jobTitle],
    ['Projects', projects.length],
    ['Technologies', technologies.length],
    ['Bootcamps', bootcamps.length],
  ]
  const resume = findResumeUrl(profile.resumeUrl, site.outputs)
  return `<section class="dossier dots" aria-labelledby="name">
<div class="photo">${picture(createPortraitText(content), 'portrait')}</div>
<div class="file">
<p class="caption">About</p>
<h1 id="name">${escape(profile.name)}</h1>
<dl>
${facts.map(([term, fact]) => `<div><dt>${term ?? ''}</dt><dd>${escape(String(fact))}</dd></div>`).join('\n')}
</dl>
<p class="bio">${escape(profile.bio)}</p>
<ul class="links">
${resume ? `<li>${toButton(resume, 'Resume')}</li>` : ''}
<li>${toButton(CONTACT_CARD_PATH, 'Contact card', { inNewTab: false })}</li>
</ul>
</div>
</section>`
}

function toSheets(content: Content): string {
  const sheet = (id: string, title: string, comicName: string, technologies: readonly string[]) =>
    `<section class="sheet dots" aria-labelledby="${id}">
${toTitle(id, title, comicName)}
${toStickers(content, technologies)}
</section>`
  return `<div class="sheets">
${sheet('tech-stack', 'Tech Stack', 'Powers', content.skills.techStack)}
${sheet('developer-tools', 'Developer Tools', 'Gadgets', content.skills.developerTools)}
</div>`
}

function toEducation({ formalEducation, bootcamps }: Content): string {
  const schools = formalEducation.map(
    ({ university, program, gpa, startDateCollege, endDateCollege }) => `<li class="chapter dots">
<p class="caption">${escape(`${startDateCollege} - ${endDateCollege}`)}</p>
<h3>${escape(university)}</h3>
<p>${escape(program)}</p>
<p>GPA: ${formatGpa(gpa)}</p>
</li>`,
  )
  const trainings = bootcamps.map(
    ({ name, startDate, endDate, learnedSkills, certificateLink }) => `<li class="chapter">
<p class="caption">${escape(`${startDate} - ${endDate}`)}</p>
<h3>${escape(name)}</h3>
<ul>${learnedSkills.map((skill) => `<li>${escape(skill)}</li>`).join('')}</ul>
${certificateLink ? toButton(certificateLink, `Certificate<span class="hidden"> of ${escape(name)}</span>`) : ''}
</li>`,
  )
  return `<section class="education" aria-labelledby="education">
${toTitle('education', 'Education', 'Origin story')}
<ol>
${[...schools, ...trainings].join('\n')}
</ol>
</section>`
}

/** The page about the owner. */
export function toAbout(parts: PageParts): LimitPage {
  const { content, published } = parts
  return {
    file: 'about/index.html',
    path: ABOUT_PATH,
    title: `About – ${content.profile.name}`,
    description: content.profile.bio,
    type: 'profile',
    facts: published.facts,
    styles: ['titles', 'pictures', 'stickers', 'about'],
    current: { path: ABOUT_PATH, is: 'page' },
    main: [toDossier(parts), toSheets(content), toEducation(content)].join('\n'),
  }
}
