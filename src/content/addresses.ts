/** Every address of the site in one place, each with the closing slash that static hosts serve. */
export const HOME_PATH = '/'
export const ABOUT_PATH = '/about/'
export const PROJECTS_PATH = '/projects/'

/** The page for any unknown address, by the name that static hosts look for. */
export const NOT_FOUND_PATH = '/404.html'

/** The page for an unknown project; hosts that look for the nearest 404.html find it under /projects/. */
export const PROJECT_NOT_FOUND_PATH = '/projects/404.html'

/** The pattern book, which only `gatsby develop` has. */
export const PATTERN_BOOK_PATH = '/pattern-book/'

/** The address of a part's page in the pattern book. */
export function patternPath(part: string): string {
  return `${PATTERN_BOOK_PATH}${part}/`
}

/** The address of a project's page. */
export function projectPath(projectId: string): string {
  return `${PROJECTS_PATH}${projectId}/`
}

/** What machines and inboxes get: each at the address where its readers look for it. */
export const RESUME_PDF_PATH = '/resume.pdf'
export const RESUME_JSON_PATH = '/resume.json'
export const CONTACT_CARD_PATH = '/contact.vcf'
export const FEED_PATH = '/feed.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'
export const LLMS_PATH = '/llms.txt'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const SECURITY_TXT_PATH = '/.well-known/security.txt'
export const LICENSES_PATH = '/licenses.txt'

/** What browsers may make ready before a link is followed. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** The address of the Markdown copy of a page: "/about/" → "/about.md", and "/" → "/index.md". */
export function markdownPath(path: string): string {
  return path === HOME_PATH ? '/index.md' : path.replace(/\/$/, '.md')
}

/** Where the pictures for link previews are. */
export const SOCIAL_CARDS_FOLDER = '/social-cards/'

/** The address of a page's picture for link previews: "/projects/x/" → "/social-cards/projects/x.png". */
export function socialCardPath(path: string): string {
  return SOCIAL_CARDS_FOLDER + markdownPath(path).slice(1).replace(/\.md$/, '.png')
}

/** The file, relative to the published folder, in which the page of an address is kept: `about/index.html`. */
export function pageFile(path: string): string {
  const relative = path.replace(/^\//, '')
  return relative.endsWith('.html') ? relative : `${relative}index.html`
}
