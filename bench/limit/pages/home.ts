import { HOME_PATH } from '../../../src/content/addresses'
import { DEFAULT_LOCATION } from '../../../src/content/default-location'
import { findResumeUrl } from '../../../src/content/find-resume-url'
import { formatGreeting } from '../../../src/content/format-greeting'
import { escape } from '../escape'
import { createPortraitText, toCards } from './cards'
import { toButton, toIcon, toTitle, type PageParts } from '../site-parts'
import type { LimitPage } from '../to-page'

function toLinks({ site, profile }: PageParts['content']): string {
  const { github, linkedin } = profile.hero.socialLinks ?? {}
  const resume = findResumeUrl(profile.resumeUrl, site.outputs)
  const hidden = (name: string) => `<span class="hidden">${name}</span>`
  const links = [
    profile.email &&
      toButton(`mailto:${profile.email}`, `${toIcon('mdi:email')}Mail me`, {
        isStrong: true,
        inNewTab: false,
      }),
    resume && toButton(resume, 'Resume'),
    github && toButton(github, toIcon('mdi:github') + hidden('GitHub')),
    linkedin && toButton(linkedin, toIcon('mdi:linkedin') + hidden('LinkedIn')),
  ].filter(Boolean)
  return `<ul class="links">\n${links.map((link) => `<li>${link ?? ''}</li>`).join('\n')}\n</ul>`
}

function toHero({ content, picture }: PageParts): string {
  const { hero, shortName } = content.profile
  return `<section class="hero dots" aria-labelledby="greeting">
<div class="words">
<div class="balloon"><h1 id="greeting">${escape(formatGreeting(hero.title, shortName))}</h1><svg viewBox="0 0 60 52" preserveAspectRatio="none" aria-hidden="true"><path d="M8 0 C14 18 30 38 56 48 C46 34 42 16 42 0 Z"/></svg></div>
<p class="caption">${escape(hero.jobTitle)}</p>
<p class="note">${escape(hero.subtitle)}</p>
${toLinks(content)}
</div>
<div class="portrait">
<div class="frame">${picture(createPortraitText(content), 'portrait')}</div>
<span class="pow" aria-hidden="true">Pow!</span>
</div>
</section>`
}

function toWork({ experience }: PageParts['content']): string {
  const jobs = experience.map(
    ({ date, title, company, location, icon }) => `<li class="job dots">
<p class="caption">${escape(date)}</p>
<span aria-hidden="true">${toIcon(icon)}</span>
<div><h3>${escape(title)}</h3><p>${escape(company)}</p><p>${escape(location ?? DEFAULT_LOCATION)}</p></div>
</li>`,
  )
  return `<section class="work" aria-labelledby="work-experience">
${toTitle('work-experience', 'Work Experience', 'Meanwhile…')}
<ol>
${jobs.join('\n')}
</ol>
</section>`
}

/** The home page. */
export function toHome(parts: PageParts): LimitPage {
  const { content, published } = parts
  return {
    file: 'index.html',
    path: HOME_PATH,
    title: `${content.profile.name} – ${content.profile.hero.jobTitle}`,
    description: content.site.description,
    facts: published.facts,
    styles: ['titles', 'pictures', 'cards', 'home', 'home-wide'],
    current: { path: HOME_PATH, is: 'page' },
    main: `${toHero(parts)}
<section class="band dots" aria-labelledby="projects">
${toTitle('projects', 'Projects', 'In this issue')}
${toCards(parts, 3)}
</section>
${toWork(content)}`,
  }
}
