import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH, projectPath } from './addresses'
import type { Content } from './to-content'

/** What the page of all projects says of itself. */
export const PROJECTS_LEAD = 'Showcase of my works on web development'

/** A page with content: its address on the site, its name in lists, and the project's date (YYYY-MM-DD) if it has one. */
export type Page = { path: string; title: string; description: string; date?: string }

/** Every page with content: home, about, projects, then each project in the owner's order. */
export function listPages({
  site,
  profile,
  projects,
}: Pick<Content, 'site' | 'profile' | 'projects'>): Page[] {
  return [
    { path: HOME_PATH, title: 'Home', description: site.description },
    { path: ABOUT_PATH, title: 'About', description: profile.bio },
    { path: PROJECTS_PATH, title: 'Projects', description: PROJECTS_LEAD },
    ...projects.map((project) => ({
      path: projectPath(project.projectId),
      title: project.title,
      description: project.description,
      ...(project.date === undefined ? {} : { date: project.date }),
    })),
  ]
}
