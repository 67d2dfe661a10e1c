import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ABOUT_PATH,
  HOME_PATH,
  PROJECTS_PATH,
  markdownPath,
  socialCardPath,
} from '../../src/content/addresses'
import { absoluteAddress } from '../../src/content/site-address'
import type { Content } from '../../src/content/to-content'
import { cutText } from '../../src/seo/cut-text'
import { escape } from './escape'
import { toIcon } from './site-parts'

const STYLES = 'bench/limit/styles'
/** What every page has: letters and colours, masthead and footer, and the parts that stand everywhere. */
const STYLES_OF_ALL = ['base', 'frame', 'parts']
const SCRIPT = 'bench/limit/theme.js.txt'
const DESCRIPTION_LETTERS = 300

/** A page that is still to be put between head, masthead and footer. */
export type LimitPage = {
  /** The file it becomes ("about/index.html"). */
  file: string
  /** Its address; an error page has none. */
  path?: string
  title: string
  description: string
  type?: 'website' | 'profile' | 'article'
  date?: string | undefined
  facts?: string | undefined
  styles: readonly string[]
  /** A script that this page has alone. */
  script?: string
  current?: { path: string; is: 'page' | 'true' }
  main: string
}

function toPreviews({ site, profile }: Content, page: LimitPage, path: string, description: string): string {
  const title = escape(page.title)
  const card = absoluteAddress(site.siteUrl, socialCardPath(path))
  const aboutOwner = `<link rel="alternate" type="application/json" href="/resume.json" title="JSON Resume">
<link rel="alternate" type="text/vcard" href="/contact.vcf" title="Contact card">\n`
  return `<link rel="canonical" href="${absoluteAddress(site.siteUrl, path)}">
<meta property="og:type" content="${page.type ?? 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${absoluteAddress(site.siteUrl, path)}">
<meta property="og:site_name" content="${escape(profile.name)}">
${page.date ? `<meta property="article:published_time" content="${page.date}">\n` : ''}<meta property="og:image" content="${card}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="sitemap" type="application/xml" href="/sitemap.xml">
<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">
<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Projects">
${path === HOME_PATH || path === ABOUT_PATH ? aboutOwner : ''}<script type="application/ld+json">${page.facts ?? ''}</script>`
}

/** White space is folded in the styles: the ratio to our pages must not gain by how these are indented. */
function toHead(content: Content, page: LimitPage): string {
  const description = escape(cutText(page.description, DESCRIPTION_LETTERS))
  const styles = [...STYLES_OF_ALL, ...page.styles].map((name) =>
    readFileSync(join(STYLES, `${name}.css`), 'utf8'),
  )
  const forMachines =
    page.path === undefined
      ? '<meta name="robots" content="noindex">'
      : toPreviews(content, page, page.path, description)
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#ffd23f">
<title>${escape(page.title)}</title>
<meta name="description" content="${description}">
<link rel="preload" href="/fonts/bangers.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/comic-neue.woff2" as="font" type="font/woff2" crossorigin>
<script>
${readFileSync(SCRIPT, 'utf8')}${page.script ?? ''}</script>
<style>
${styles.join(' ').replace(/\s+/g, ' ').trim()}
</style>
${forMachines}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`
}

function toMasthead(name: string, current: LimitPage['current']): string {
  const link = (path: string, label: string) =>
    `<li><a href="${path}"${current?.path === path ? ` aria-current="${current.is}"` : ''}>${label}</a></li>`
  return `<header>
<span class="box" aria-hidden="true"><small>Issue</small><span class="day">Day</span><span class="night">Night</span></span>
<p>${escape(name)}</p>
<nav aria-label="Main"><ul>
${link(HOME_PATH, 'Home')}
${link(PROJECTS_PATH, 'Projects')}
${link(ABOUT_PATH, 'About')}
</ul></nav>
<button type="button" class="toggle"><span class="day">${toIcon('mdi:weather-night')}<span class="hidden">Switch to dark mode</span></span><span class="night">${toIcon('mdi:white-balance-sunny')}<span class="hidden">Switch to light mode</span></span></button>
</header>`
}

/** The whole page, as a person would type it. */
export function toPage(content: Content, page: LimitPage): string {
  const { site, profile } = content
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
${toHead(content, page)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${toMasthead(profile.name, page.current)}
<main id="main" tabindex="-1">
${page.main}
</main>
<footer>
<span aria-hidden="true">To be continued…</span>
<nav aria-label="Footer"><ul>
<li><a href="/about/">About</a></li>
<li><a href="/projects/">Projects</a></li>
<li><a href="/">Home</a></li>
</ul></nav>
<p>© <span id="year">${new Date().getFullYear()}</span> ${escape(profile.name)}</p>
</footer>
</body>
</html>
`
}
