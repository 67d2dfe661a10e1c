import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { checkContent } from '../../src/content/check-content'
import type { Content } from '../../src/content/to-content'
import { toAbout } from './pages/about'
import { toHome } from './pages/home'
import { toNotFound, toProjectNotFound } from './pages/lost'
import { toProject } from './pages/project'
import { toProjects } from './pages/projects'
import { readPublished } from './read-published'
import { createPictures, type PageParts } from './site-parts'
import { toPage, type LimitPage } from './to-page'

type Writer = { file: string; toLimitPage: (parts: PageParts) => LimitPage }

/** The page types, each with the file that both sites keep it in; of the projects the first stands for all. */
function listWriters({ projects: [project] }: Content): Writer[] {
  const pages = [
    { file: 'index.html', toLimitPage: toHome },
    { file: 'about/index.html', toLimitPage: toAbout },
    { file: 'projects/index.html', toLimitPage: toProjects },
    { file: '404.html', toLimitPage: toNotFound },
    { file: 'projects/404.html', toLimitPage: toProjectNotFound },
  ]
  if (!project) return pages
  const toLimitPage = (parts: PageParts) => toProject(parts, project)
  return [...pages, { file: `projects/${project.projectId}/index.html`, toLimitPage }]
}

/** "comic-neue-67746fea….woff2" → "comic-neue.woff2": nobody writes hashes by hand. */
const withoutHash = (name: string) => name.replace(/-[0-9a-f]{8}(?=\.)/, '')

/** Fonts and drawings are those of the published site, byte for byte; and so is all that a page links to. */
function copyFiles(site: string, folder: string): void {
  for (const { name, parentPath } of readdirSync(join(site, 'static'), { withFileTypes: true })) {
    const kind = { '.woff2': 'fonts', '.svg': 'art' }[extname(name)]
    if (kind === undefined) continue
    mkdirSync(join(folder, kind), { recursive: true })
    copyFileSync(join(parentPath, name), join(folder, kind, withoutHash(name)))
  }
  for (const entry of readdirSync(site, { withFileTypes: true }))
    if (entry.isFile() && !/\.html$|^_/.test(entry.name))
      copyFileSync(join(site, entry.name), join(folder, entry.name))
}

/**
 * Writes the limit: the pages of a published site as a skilled person would write them by hand, from the same data and
 * with the same pictures, fonts and drawings. Gives the files of the pages.
 */
export async function writeLimitSite(site: string, dataFolder: string, folder: string): Promise<string[]> {
  const { content } = await checkContent(dataFolder)
  if (content === null) throw new Error(`The data in ${dataFolder} has problems: run \`npm run check\`.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFiles(site, folder)
  return listWriters(content).map(({ file, toLimitPage }) => {
    const published = readPublished(site, file)
    const picture = createPictures(site, folder, published)
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, toPage(content, toLimitPage({ content, published, picture })))
    return file
  })
}
